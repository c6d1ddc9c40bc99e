/** Month names in the form used beside a day (`w maju`, `5 maja`). */
export interface MonthNames {
  /** ISO 639-1 code. */
  readonly code: string;
  /** From January. */
  readonly months: readonly string[];
}

/**
 * Languages whose dates are read and written, but which are not recognised as the language of a text. Without a day the month has
 * another grammatical case in some: `w maju 2019`, `květen 2019`, `в мае 2019`, `toukokuussa 2019`.
 */
export const OTHER_LANGUAGE_MONTHS: readonly MonthNames[] = `
sv januari februari mars april maj juni juli augusti september oktober november december
da januar februar marts april maj juni juli august september oktober november december
no januar februar mars april mai juni juli august september oktober november desember
pl stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia
cs ledna února března dubna května června července srpna září října listopadu prosince
sk januára februára marca apríla mája júna júla augusta septembra októbra novembra decembra
fi tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta syyskuuta lokakuuta marraskuuta joulukuuta
tr Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık
ro ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie
hu január február március április május június július augusztus szeptember október november december
el Ιανουαρίου Φεβρουαρίου Μαρτίου Απριλίου Μαΐου Ιουνίου Ιουλίου Αυγούστου Σεπτεμβρίου Οκτωβρίου Νοεμβρίου Δεκεμβρίου
ru января февраля марта апреля мая июня июля августа сентября октября ноября декабря
uk січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня
pl styczniu lutym marcu kwietniu maju czerwcu lipcu sierpniu wrześniu październiku listopadzie grudniu
pl styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień
cs lednu únoru březnu dubnu květnu červnu červenci srpnu září říjnu listopadu prosinci
cs leden únor březen duben květen červen červenec srpen září říjen listopad prosinec
ru январе феврале марте апреле мае июне июле августе сентябре октябре ноябре декабре
ru январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь
uk січні лютому березні квітні травні червні липні серпні вересні жовтні листопаді грудні
uk січень лютий березень квітень травень червень липень серпень вересень жовтень листопад грудень
fi tammikuussa helmikuussa maaliskuussa huhtikuussa toukokuussa kesäkuussa heinäkuussa elokuussa syyskuussa lokakuussa marraskuussa joulukuussa
ar يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر
he ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר
hi जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर
`
  .trim()
  .split('\n')
  .map((row) => ({ code: row.slice(0, 2), months: row.slice(3).split(' ') }));
