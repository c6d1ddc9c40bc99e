/**
 * Inflectional endings of names in Russian, Ukrainian and Bulgarian, by the ending of the name. Other names have one
 * form.
 */
const DECLINED: readonly (readonly [ending: RegExp, endings: string])[] = [
  [/(?:[иі]я)$/u, 'ию ии ией ию ії ію єю'],
  [/я$/u, 'я и ю е ей ёй і ї є ею'],
  [/[гкхжшщч]а$/u, 'а и у е ой ей і ою'],
  [/а$/u, 'а ы у е ой і и ою о'],
  [/[йи]$/u, 'й я ю ем ём е ї єм єві'],
  [/ь$/u, 'ь я ю ем е и і'],
  [/о$/u, 'о а у ом ові ові і'],
  [/[бвгґджзклмнпрстфхцчшщ]$/u, ' а у ом е ові і ем'],
];

/** `Олег`, `Олега`, `Олегу`: a name in Cyrillic letters in all its cases, the first as given. */
export function declinedCyrillic(name: string): string[] {
  const [ending, endings] = DECLINED.find(([form]) => form.test(name)) ?? [];
  if (ending === undefined || endings === undefined) return [name];
  const isVowel = /[аяоийьі]$/u.test(name);
  const stem = /[иі]я$/u.test(name) ? name.slice(0, -2) : isVowel ? name.slice(0, -1) : name;
  return [name, ...endings.split(' ').map((letters) => stem + letters)];
}
