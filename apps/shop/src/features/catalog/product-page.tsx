export function Component() { return <p>catalog/product-page</p>; }
