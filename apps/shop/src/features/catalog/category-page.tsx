export function Component() { return <p>catalog/category-page</p>; }
