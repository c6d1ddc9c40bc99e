// node deploy/pin-images.mjs [--registry https://registry-1.docker.io]
// Looks up the images of the files here and writes their digests behind their tags, `node:24-bookworm-slim@sha256:…`, so that a build
// takes these images and no others. Run again, it takes the newest of each tag. What cannot be looked up is left as it is, and said.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const FOLDER = new URL('./', import.meta.url);
const IMAGE = /^(\s*(?:FROM|image:) +)([a-z0-9./_-]+:[\w.-]+)(@sha256:[0-9a-f]{64})?(?= |$)/gm;
const ACCEPT = [
  'application/vnd.oci.image.index.v1+json',
  'application/vnd.docker.distribution.manifest.list.v2+json',
  'application/vnd.oci.image.manifest.v1+json',
  'application/vnd.docker.distribution.manifest.v2+json',
].join(', ');

const given = process.argv.indexOf('--registry');
const registry = given === -1 ? 'https://registry-1.docker.io' : process.argv[given + 1];

/** The answer of the registry; with the token that it asks for, if it asks for one. */
async function ask(path) {
  const url = `${registry}${path}`;
  const first = await fetch(url, { headers: { Accept: ACCEPT } });
  if (first.status !== 401) return first;
  const challenge = Object.fromEntries(
    [...(first.headers.get('www-authenticate') ?? '').matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
  const { realm, ...query } = challenge;
  if (realm === undefined) return first;
  const { token } = await (await fetch(`${realm}?${new URLSearchParams(query)}`)).json();
  return fetch(url, { headers: { Accept: ACCEPT, Authorization: `Bearer ${token}` } });
}

/** The digest of an image: the SHA-256 of its manifest, computed here and compared with what the registry says. */
async function digestOf(image) {
  const [name, tag] = image.split(':');
  const answer = await ask(`/v2/${name.includes('/') ? name : `library/${name}`}/manifests/${tag}`);
  if (!answer.ok) throw new Error(`the registry answers ${answer.status}`);
  const digest = `sha256:${createHash('sha256').update(Buffer.from(await answer.arrayBuffer())).digest('hex')}`;
  const said = answer.headers.get('docker-content-digest');
  if (said !== null && said !== digest) throw new Error('the manifest is not the one that the registry names');
  return digest;
}

const texts = new Map(
  readdirSync(FOLDER)
    .filter((name) => name === 'Dockerfile' || name.endsWith('.yaml'))
    .map((name) => [name, readFileSync(new URL(name, FOLDER), 'utf8')]),
);
// Images of our own, as `deidkit:0.1.0`, are in no registry but yours.
const images = new Set(
  [...texts.values()].flatMap((text) => [...text.matchAll(IMAGE)].map(([, , image]) => image)).filter((image) => !image.startsWith('deidkit:')),
);
const digests = new Map();
for (const image of images)
  try {
    digests.set(image, await digestOf(image));
    console.log(`${image}@${digests.get(image)}`);
  } catch (error) {
    console.error(`${image}: not looked up, ${error.cause?.code ?? error.message}`);
    process.exitCode = 1;
  }
for (const [name, text] of texts) {
  const pinned = text.replace(IMAGE, (whole, before, image) =>
    digests.has(image) ? `${before}${image}@${digests.get(image)}` : whole,
  );
  if (pinned !== text) writeFileSync(new URL(name, FOLDER), pinned);
}
