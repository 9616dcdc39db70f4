export function Component() { return <p>account/login-page</p>; }
