/**
 * Node's own HTTP. To import from `node:http` is to ask for all that is exported there, and some of it makes Node load the
 * whole of `fetch`: some 5 MB in each process, whether it is used or not.
 */
export const { Agent, createServer, request } = process.getBuiltinModule('node:http');
