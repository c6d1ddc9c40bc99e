// `npm run examples`: runs them one after another.
for (const name of [
  'custom-recognizer',
  'custom-domain',
  'two-engines',
  'mount-in-koa',
  'use-in-fastify',
  'train-your-own',
  'remote-annotator/main',
]) {
  console.log(`\n== ${name}`);
  await import(new URL(`${name}.js`, import.meta.url).href);
}
