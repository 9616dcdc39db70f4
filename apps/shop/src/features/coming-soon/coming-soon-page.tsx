export function Component() { return <p>coming-soon/coming-soon-page</p>; }
