/** What stands behind an `@` or a label and is no user: annotations of programmers, words of notes, values of forms. */
const NO_USERS = new Set(
  (
    'media import param params return returns override deprecated author see since throws example todo charset keyframes font-face ' +
    'supports page layer test before after interface inject injectable component property type types typedef ' +
    'noon midnight night home rest bedtime work least best all here everyone channel the this that a an and once ' +
    'up required missing unknown none null undefined true false empty invalid optional string admin administrator root guest user ' +
    'username name login not is was has been must will can'
  ).split(' '),
);

/** Words of sentences behind `login failed for` and `users`: what failed, who they are, what they do. */
const PROSE = new Set(
  (
    'users accounts account customer customers member members client clients employee employees staff everybody nobody anyone someone ' +
    'people person host hosts server service services system systems security reason reasons maintenance more some any each every ' +
    'other others new old both many most these those you your our their his her its it me us them him who whom which what whose with ' +
    'without from of on in at by for to or as but if when while because have had are were be do does did may might should would could ' +
    'cannot need needs want wants report reported reporting see saw get got use uses using love like likes click drag drop type enter ' +
    'share post log sign view read write add remove delete create edit open close save send receive start stop try tried call ask ' +
    'visit browse search download upload change changed reset expired disabled enabled locked failed multiple several two three four ' +
    'five now today yesterday tomorrow again only also still just never always access password session connection database root ' +
    'domain group groups team teams department remote local external internal active inactive affected production prod testing dev ' +
    'oracle postgres mysql nobody daemon nginx apache www-data sshd systemd unauthorized authorized'
  ).split(' '),
);

/** Parts of addresses behind `users/` that name no user. */
export const RESOURCES: ReadonlySet<string> = new Set(
  'me self current list search new login logout signup register profile profiles settings guide guides docs help count export import bulk batch index public shared roles permissions sessions'.split(
    ' ',
  ),
);

const plain = (term: string): string => term.replace(/^@/, '').toLowerCase();

export const isUser = (term: string): boolean => !NO_USERS.has(plain(term));

/** As {@link isUser}, where the words of a sentence may stand as well. */
export const isUserInSentence = (term: string): boolean => isUser(term) && !PROSE.has(plain(term));
