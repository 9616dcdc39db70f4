export function Component() { return <p>home/home-page</p>; }
