type Gender = 'f' | 'm';

const list = (names: string): ReadonlySet<string> => new Set(names.trim().split(/\s+/u));

/**
 * The most frequent given names of the supported languages, without accents and with `ae` for `ä`: enough to tell the
 * two members of a couple apart.
 */
const MEN =
  list(`james john robert michael william david richard joseph thomas charles christopher daniel matthew anthony mark steven paul andrew joshua kenneth
  kevin brian george edward ronald timothy jason jeffrey ryan jacob gary nicholas eric jonathan stephen larry justin scott brandon benjamin samuel gregory
  frank raymond patrick jack dennis jerry tyler aaron henry adam douglas nathan peter zachary kyle walter harold noah tom bob bill jim joe mike dave steve
  luca nikita joshua elijah mischa sascha hans klaus jurgen wolfgang dieter uwe rolf ralf heinz gunter horst manfred stefan andreas martin sven jens lars
  jean pierre michel philippe alain nicolas jacques francois olivier etienne andre rene jose juan manuel carlos luis javier miguel angel joaquin jesus
  giuseppe antonio giovanni mario luigi francesco angelo marco andrea rocco joao rui paulo nuno jan piet pieter kees willem henk johannes dirk`);
const WOMEN =
  list(`mary patricia jennifer linda elizabeth barbara susan jessica sarah karen lisa nancy betty sandra margaret ashley kimberly emily donna michelle carol
  amanda melissa deborah stephanie dorothy rebecca sharon laura cynthia kathleen amy angela shirley anna brenda pamela emma nicole helen samantha katherine
  christine debra rachel carolyn janet catherine maria heather diane ruth julie olivia joyce virginia victoria kelly lauren christina joan evelyn judith
  megan alice ann jean doris gloria jane eleanor ingrid ursula sabine heike petra elke silke antje brigitte monique sylvie isabelle nathalie anne chloe
  ines mercedes pilar carmen dolores isabel raquel beatriz rosario consuelo ines irene esther mari elisabeth marguerite agnes edith gudrun sigrid astrid
  margot margriet marieke johanna els ilse hannelore philippa harriet beatrice florence jacqueline dominique`);

/** The gender of a folded given name: from a list, else from typical endings of names. */
export function genderOfGiven(name = ''): Gender | undefined {
  if (name.length < 3 || (MEN.has(name) && WOMEN.has(name))) return undefined;
  if (MEN.has(name)) return 'm';
  if (WOMEN.has(name)) return 'f';
  if (name.endsWith('a')) return 'f';
  return /(?:[^k]o|us|bert|hard|fried)$/u.test(name) ? 'm' : undefined;
}
