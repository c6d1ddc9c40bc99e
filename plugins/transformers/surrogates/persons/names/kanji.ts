import { list } from '../../base/text.js';

/** Common surnames of Japan, to know a name by; they are never given. */
export const KANJI_SURNAMES: ReadonlySet<string> = new Set(
  list(
    '佐藤,鈴木,高橋,田中,伊藤,渡辺,渡邊,渡部,山本,中村,小林,加藤,吉田,山田,佐々木,山口,松本,井上,木村,斎藤,斉藤,齋藤,清水,山崎,池田,橋本,阿部,石川,山下,中島,石井,小川,前田,岡田,長谷川,藤田,後藤,近藤,村上,遠藤,青木,坂本,福田,太田,西村,藤井,金子,岡本,藤原,中野,三浦,原田,中川,松田,竹内,小野,田村,中山,和田,石田,森田,上田,柴田,酒井,工藤,横山,宮崎,宮本,内田,高木,安藤,谷口,大野,丸山,今井,高田,藤本,武田,村田,上野,杉山,増田,平野,菅原,久保,松井,千葉,岩崎,桜井,木下,野口,松尾,菊地,野村,新井,大塚,古川,佐野,杉本,浜田,市川,小島,水野,島田,高野,西田,山内,北村,東,永井,大西,松下,小山,川口,吉川,五十嵐,飯田,中西,川崎',
  ),
);

/** Given in their place: rarer ones, of two signs. */
export const KANJI_OTHERS = list(
  '朝霧,東雲,高嶺,遠野,柊木,水城,若葉,月岡,雪村,星川,風間,桐生,白鳥,榊原,神谷,瀬名,早瀬,氷室,椎名,橘川,如月,卯月,霧島,花岡,夏目,藤代,鳴海,真壁,御厨,結城',
);
export const KANJI_MEN = list('悠真,大翔,蒼太,陽翔,直哉,拓海,亮平,隼人,慎吾,和真,航平,啓介');
export const KANJI_WOMEN = list('美咲,彩花,結衣,奈々,千尋,恵理,沙織,優香,真央,詩織,瑞希,陽菜');
/** Signs in which given names of women end. */
export const ENDS_OF_WOMEN = /[子美香奈恵代江里乃花菜織咲絵衣希]$/u;

/** The surname with which a name in Chinese signs begins if it is Japanese; undefined for others. */
export function kanjiSurname(name: string): string | undefined {
  for (const length of [3, 2]) if (KANJI_SURNAMES.has(name.slice(0, length))) return name.slice(0, length);
  return undefined;
}
