// The commands of the HTTP service, which belong to the package `@deidkit/server`.

/** The modules of these commands, each imported when one of its commands runs. */
export const COMMANDS = {
  backup: () => import('./backup.js'),
  keys: () => import('./keys.js'),
  people: () => import('./people.js'),
  pepper: () => import('./pepper.js'),
  plans: () => import('./plans.js'),
  welcome: () => import('./welcome.js'),
  serve: () => import('./serve.js'),
  worker: () => import('./worker.js'),
};
