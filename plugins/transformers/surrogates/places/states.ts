/** A state of the United States, with the first three digits of its ZIP codes and its area codes. */
export interface State {
  readonly code: string;
  readonly name: string;
  readonly zip3: readonly string[];
  readonly areaCodes: readonly string[];
}

const TABLE = `AL Alabama 350-352,354-368 205,251,334
AK Alaska 995-999 907
AZ Arizona 850,852-853,856-857,860 480,520,602,623
AR Arkansas 716-729 479,501,870
CA California 900,902-908,917-928,930-935,939-961 209,310,408,415,510,530,559,619,707,714,805,916
CO Colorado 800-816 303,719,970
CT Connecticut 060-062,064-069 203,860
DE Delaware 197-199 302
FL Florida 320-331,333-339,341-342,344,346-347,349 305,352,407,561,727,813,850,904,941
GA Georgia 300-303,305-310,312-319 229,404,478,706,770,912
HI Hawaii 967-968 808
ID Idaho 832-838 208
IL Illinois 600-620,622-629 217,309,312,618,630,708,815,847
IN Indiana 460-479 219,260,317,574,765,812
IA Iowa 500-508,510-516,520-528 319,515,563,641,712
KS Kansas 660-662,664-679 316,620,785,913
KY Kentucky 400-418,420-427 270,502,606,859
LA Louisiana 700-701,703-708,710-714 225,318,337,504,985
ME Maine 039-049 207
MD Maryland 206-212,214-219 301,410
MA Massachusetts 010-027 413,508,617,781,978
MI Michigan 480-499 231,248,313,517,586,616,734,810,906,989
MN Minnesota 550-551,553-554,557-567 218,320,507,612,651,763,952
MS Mississippi 386-397 228,601,662
MO Missouri 630-631,633-641,644-648,650-658 314,417,573,636,660,816
MT Montana 590-599 406
NE Nebraska 680-681,683-691,693 308,402
NV Nevada 890-891,894-895,897-898 702,775
NH New_Hampshire 030-035,037-038 603
NJ New_Jersey 070-089 201,609,732,856,908,973
NM New_Mexico 870-871,873-875,877,880-883 505,575
NY New_York 100-101,103-149 212,315,516,518,585,607,631,716,718,845,914
NC North_Carolina 270-289 252,336,704,828,910,919
ND North_Dakota 580-588 701
OH Ohio 430-458 216,330,419,440,513,614,740,937
OK Oklahoma 730-731,734-741,743-749 405,580,918
OR Oregon 970-979 503,541
PA Pennsylvania 150-191,193-196 215,412,570,610,717,724,814
RI Rhode_Island 028-029 401
SC South_Carolina 290-299 803,843,864
SD South_Dakota 570-577 605
TN Tennessee 370-374,376-385 423,615,731,865,901,931
TX Texas 750-752,754-770,773-799 210,214,254,325,361,409,512,713,806,817,903,915,936,956,979
UT Utah 840-841,843-847 435,801
VT Vermont 050-054,056-058 802
VA Virginia 201,220-246 276,434,540,703,757,804
WA Washington 980-986,988-994 206,253,360,425,509
WV West_Virginia 247-268 304
WI Wisconsin 530-532,534-535,537-549 262,414,608,715,920
WY Wyoming 822,824-831 307`;

/** Overlay area codes: they are recognised, but not used as substitutes. */
const OVERLAYS =
  'AL 256,659,938 CA 213,279,323,341,350,369,424,442,562,626,628,650,657,661,669,747,760,818,820,831,840,858,909,925,949,951 CO 720,983 CT 475,959 ' +
  'FL 239,321,324,386,448,645,656,689,728,754,772,786,863,954 GA 470,678,762,943 IL 224,331,447,464,730,773,779,861,872 IN 463,930 KY 364 ' +
  'MD 227,240,443,667 MA 339,351,774,857 MI 269,679,947 MN 924 MS 769 MO 235,557,975 NE 531 NV 725 NJ 551,640,848,862 ' +
  'NY 332,347,363,624,646,680,838,917,929,934 NC 472,743,980,984 OH 220,234,283,326,380,436,567 OK 539,572 OR 458,971 ' +
  'PA 223,267,272,445,484,582,835,878 SC 821,839,854 TN 629,729 TX 281,346,430,432,469,621,682,726,737,830,832,940,945,972 UT 385 ' +
  'VA 571,686,826,948 WA 564 WV 681 WI 274,353,534';

function expand(ranges: string): string[] {
  return ranges.split(',').flatMap((range) => {
    const [from = '', to = from] = range.split('-');
    const count = Number(to) - Number(from) + 1;
    return Array.from({ length: count }, (_, i) => String(Number(from) + i).padStart(3, '0'));
  });
}

/** The fifty states. */
export const STATES: readonly State[] = TABLE.split('\n').map((line) => {
  const [code = '', name = '', zip3 = '', areaCodes = ''] = line.split(' ');
  return { code, name: name.replace('_', ' '), zip3: expand(zip3), areaCodes: areaCodes.split(',') };
});

const BY_NAME = new Map(
  STATES.flatMap((state) => [
    [state.code.toLowerCase(), state],
    [state.name.toLowerCase(), state],
  ]),
);
const BY_ZIP = new Map(STATES.flatMap((state) => state.zip3.map((prefix) => [prefix, state])));
const BY_AREA = new Map(STATES.flatMap((state) => state.areaCodes.map((code) => [code, state])));
for (const [, code = '', areas = ''] of OVERLAYS.matchAll(/([A-Z]{2}) ([\d,]+)/g)) {
  const state = STATES.find((each) => each.code === code);
  if (state !== undefined) for (const area of areas.split(',')) BY_AREA.set(area, state);
}

/** Abbreviations as newspapers write them (AP style). */
const ABBREVIATIONS: ReadonlyMap<string, string> = new Map(
  (
    'AL Ala. AZ Ariz. AR Ark. CA Calif. CO Colo. CT Conn. DE Del. FL Fla. GA Ga. IL Ill. IN Ind. KS Kan. KY Ky. LA La. MD Md. MA Mass. MI Mich. ' +
    'MN Minn. MS Miss. MO Mo. MT Mont. NE Neb. NV Nev. OK Okla. OR Ore. PA Pa. TN Tenn. TX Tex. VT Vt. VA Va. WA Wash. WI Wis. WY Wyo.'
  )
    .match(/[A-Z]{2} \S+/g)
    ?.map((pair) => [pair.slice(0, 2), pair.slice(3)]) ?? [],
);
const CODES: ReadonlyMap<string, string> = new Map(
  Array.from(ABBREVIATIONS, ([code, short]) => [short.toLowerCase(), code.toLowerCase()]),
);

/** The state of a name, a code or an abbreviation, in any case. */
export const stateNamed = (text: string): State | undefined => {
  const name = text.trim().toLowerCase();
  return BY_NAME.get(name) ?? BY_NAME.get(CODES.get(name) ?? '');
};

/** The traditional abbreviation of a state, `Mass.`; its name if it has none. */
export const abbreviated = (state: State): string => ABBREVIATIONS.get(state.code) ?? state.name;

/** True for a traditional abbreviation. */
export const isAbbreviated = (text: string): boolean => CODES.has(text.trim().toLowerCase());

/**
 * Maximum distance between an unlisted ZIP prefix and the last listed prefix before it that counts as the same state.
 */
const FARTHEST_PREFIX = 6;

/**
 * The state of a ZIP code. A prefix that is not listed, such as `937` of Fresno, counts to the state of the prefixes
 * before it.
 */
export function stateOfZip(zip: string): State | undefined {
  const prefix = Number(zip.slice(0, 3));
  for (let back = 0; back <= FARTHEST_PREFIX; back++) {
    const state = BY_ZIP.get(String(prefix - back).padStart(3, '0'));
    if (state !== undefined) return state;
  }
  return undefined;
}

/** The state of an area code. */
export const stateOfArea = (area: string): State | undefined => BY_AREA.get(area);
