import { endOf, type Page, startOf } from '../../lists/word.js';

const ARTICLE = /(?:^|[^\p{L}])(?:el|la|al|del) C\. $/u;

/** `el C. Heriberto Olvera`: in Mexico *ciudadano*, and no initial. */
export const isCitizen = (page: Page, token: number): boolean =>
  endOf(page, token) - startOf(page, token) === 1 &&
  ARTICLE.test(page.view.slice(Math.max(0, startOf(page, token) - 5), startOf(page, token) + 3)) &&
  page.document.language() === 'es';
