/**
 * Zod tries whether it may make code from text, which the policy of our pages forbids and a browser reports. Told so here
 * without loading it: only pages with forms do.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

export {};
