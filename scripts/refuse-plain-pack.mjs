// `npm pack` and `npm publish` of the root would make a package of the clone. npm runs this script before them, and before
// `npm run pack` as well, which puts the packages together and is let through.
if (!/^run/.test(process.env.npm_command ?? '')) {
  console.error("deidkit: a clone is not a package; 'npm run pack' writes the packages to dist/packages");
  process.exit(1);
}
