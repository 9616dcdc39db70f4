import type { Plugin } from 'vite';

/**
 * What the shop never asks of its libraries, but no bundler can know: it is reached through values, not through names.
 * A build fails where a name is not there any more, so that a new version is looked at; `unused-parts.test.ts` holds that
 * our sources use none of it.
 */
interface Parts {
  readonly file: RegExp;
  /** Functions that do nothing without the feature: their bodies go. */
  readonly idle: readonly string[];
  /** Functions that nobody calls without it: calling one is a mistake of ours. */
  readonly never: readonly string[];
  /** Statements of the file's top level that go whole, by how they begin. */
  readonly statements?: RegExp;
}

const parts: readonly Parts[] = [
  {
    // <ViewTransition>, <Activity>, lists of suspense, references to fragments, useActionState, elements of one's own, React's
    // compiler, where in our code an error came from (nobody reads that), and whatever belongs into the head: the server writes that.
    file: /react-dom.cjs.react-dom-client\.production\.js$/,
    idle: [
      'trackEnterViewTransitions',
      'commitEnterViewTransitions',
      'commitExitViewTransitions',
      'commitNestedViewTransitions',
      'describeNativeComponentFrame',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
    ],
    never: [
      'acquireResource',
      'applyViewTransitionToHostInstances',
      'attemptExplicitHydrationTarget',
      'commitAfterMutationEffectsOnFiber',
      'commitDeletedPairViewTransitions',
      'commitNewChildToFragmentInstance',
      'createViewTransitionInstance',
      'deleteChildFromFragmentInstance',
      'dispatchActionState',
      'getHydratableHoistableCache',
      'getResource',
      'insertStylesheetIntoRoot',
      'measureNestedViewTransitions',
      'measureViewTransitionHostInstancesRecursive',
      'mountActionState',
      'preconnect',
      'prefetchDNS',
      'preinitModuleScript',
      'preinitScript',
      'preinitStyle',
      'preload',
      'preloadModule',
      'preloadResource',
      'rerenderActionState',
      'restoreViewTransitionOnHostInstances',
      'scheduleViewTransitionEvent',
      'setPropOnCustomElement',
      'startViewTransition',
      'suspendResource',
      'updateActionState',
      'updateActivityComponent',
      'updateSuspenseListComponent',
      'useMemoCache',
    ],
    statements: /^FragmentInstance\.prototype\./,
  },
  {
    // What others import of it.
    file: /react-dom.cjs.react-dom\.production\.js$/,
    idle: [],
    never: ['createPortal$1', 'getCrossOriginStringAs'],
    statements: /^exports\.(browser|createPortal|flushSync|pre|requestFormReset|unstable_batchedUpdates|useForm)/,
  },
  {
    // Actions, fetchers, routes that are found while one navigates.
    file: /react-router.dist.production.lib.router.router\.js$/,
    idle: [],
    never: [
      '_internalSetRoutes',
      'discoverRoutes',
      'fetch',
      'getFetcher',
      'getUpdatedRevalidatingFetchers',
      'handleAction',
      'handleFetcherAction',
      'handleFetcherLoader',
      'patchRoutesImpl',
      'resetFetcher',
      'setFetcherError',
      'updateFetcherState',
    ],
  },
  {
    file: /react-router.dist.production.lib.router.instrumentation\.js$/,
    idle: [],
    never: ['getRouteInstrumentationUpdates', 'instrumentClientSideRouter'],
  },
  {
    // Components of the server.
    file: /react-router.dist.production.lib.hooks\.js$/,
    idle: [],
    never: ['RSCErrorHandler'],
  },
  {
    file: /react-router.dist.production.lib.errors\.js$/,
    idle: [],
    never: ['decodeRedirectErrorDigest', 'decodeRouteErrorResponseDigest'],
  },
  {
    file: /react-router.dist.production.lib.dom.ssr.components\.js$/,
    idle: [],
    never: ['PrefetchPageLinks'],
  },
];

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly id?: { readonly name?: string } | null;
  readonly body?: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* nodesIn(each);
  else if (isNode(value)) {
    yield value;
    for (const each of Object.values(value)) if (typeof each === 'object') yield* nodesIn(each);
  }
}

/** The code without these parts. Functions inside of functions that go are not looked at. */
export function withoutParts(code: string, program: unknown, { idle, never, statements }: Parts): string {
  const missing = new Set([...idle, ...never]);
  let kept = '';
  let place = 0;
  const put = (start: number, end: number, instead: string) => {
    kept += code.slice(place, start) + instead;
    place = end;
  };
  for (const node of nodesIn(program)) {
    if (node.start < place) continue;
    const name = node.type === 'FunctionDeclaration' ? node.id?.name : undefined;
    if (name && missing.delete(name) && isNode(node.body))
      put(node.body.start, node.body.end, idle.includes(name) ? '{}' : '{throw Error("left out")}');
    else if (statements && node.type === 'ExpressionStatement' && statements.test(code.slice(node.start, node.end)))
      put(node.start, node.end, '');
  }
  if (missing.size > 0) throw new Error(`not found, look at what the new version does: ${[...missing].join(', ')}`);
  return kept + code.slice(place);
}

/** Takes the parts out of what browsers get. */
export function unusedParts(): Plugin {
  return {
    name: 'unused-parts',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform(code, id) {
      const found = parts.find(({ file }) => file.test(id));
      return found && { code: withoutParts(code, this.parse(code), found), map: null };
    },
  };
}
