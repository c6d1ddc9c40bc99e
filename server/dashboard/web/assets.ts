import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { DeidError } from '../../../core/index.js';
import { once } from '../../base/once.js';
import type { Step } from '../../http/context.js';
import type { Site } from '../ui/site.js';

const FOLDER = new URL('../../../../server/dashboard/assets/', import.meta.url);
const STYLES = ['base.css', 'shell.css', 'parts.css', 'texts.css', 'docs.css'];

interface Asset {
  readonly type: string;
  readonly content: string;
}

const read = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');

/** Static files of the pages. Their names contain a hash of their content, so that browsers may cache them forever. */
const files = once((): { readonly byName: ReadonlyMap<string, Asset>; readonly names: Site['assets'] } => {
  const style = { type: 'text/css; charset=utf-8', content: STYLES.map(read).join('\n') };
  const script = { type: 'text/javascript; charset=utf-8', content: read('enhance.js') };
  const icon = { type: 'image/svg+xml', content: read('icon.svg') };
  const names = {
    style: `style-${markOf(style)}.css`,
    script: `enhance-${markOf(script)}.js`,
    icon: `icon-${markOf(icon)}.svg`,
  };
  const byName = new Map<string, Asset>([
    [names.style, style],
    [names.script, script],
    [names.icon, icon],
  ]);
  return { byName, names };
});

const markOf = ({ content }: Asset): string => createHash('sha256').update(content).digest('hex').slice(0, 12);

/** Addresses of the files that pages load. */
export function assetPaths(prefix: string): Site['assets'] {
  const { style, script, icon } = files().names;
  return { style: `${prefix}/assets/${style}`, script: `${prefix}/assets/${script}`, icon: `${prefix}/assets/${icon}` };
}

/** Serves the static files. */
export const sendAsset: Step = async (ctx) => {
  const asset = files().byName.get(ctx.path.slice(ctx.path.lastIndexOf('/') + 1));
  if (asset === undefined) throw new DeidError('not_found');
  ctx.set('Cache-Control', 'public, max-age=31536000, immutable');
  ctx.set('Content-Type', asset.type);
  ctx.body = asset.content;
};
