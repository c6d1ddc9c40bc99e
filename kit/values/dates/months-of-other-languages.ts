/** Month names in the form used beside a day (`w maju`, `5 maja`). */
export interface MonthNames {
  /** ISO 639-1 code. */
  readonly code: string;
  /** From January. */
  readonly months: readonly string[];
}

const names = (code: string, months: string): MonthNames => ({ code, months: months.split(' ') });

/** Languages whose dates are read and written, but which are not recognised as the language of a text. */
export const OTHER_LANGUAGE_MONTHS: readonly MonthNames[] = [
  names('sv', 'januari februari mars april maj juni juli augusti september oktober november december'),
  names('da', 'januar februar marts april maj juni juli august september oktober november december'),
  names('no', 'januar februar mars april mai juni juli august september oktober november desember'),
  names('pl', 'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia'),
  names('cs', 'ledna února března dubna května června července srpna září října listopadu prosince'),
  names('sk', 'januára februára marca apríla mája júna júla augusta septembra októbra novembra decembra'),
  names(
    'fi',
    'tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta syyskuuta lokakuuta marraskuuta joulukuuta',
  ),
  names('tr', 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık'),
  names('ro', 'ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie'),
  names('hu', 'január február március április május június július augusztus szeptember október november december'),
  names(
    'el',
    'Ιανουαρίου Φεβρουαρίου Μαρτίου Απριλίου Μαΐου Ιουνίου Ιουλίου Αυγούστου Σεπτεμβρίου Οκτωβρίου Νοεμβρίου Δεκεμβρίου',
  ),
  names('ru', 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'),
  names('uk', 'січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня'),
  // Without a day the month has another grammatical case: `w maju 2019`, `květen 2019`, `в мае 2019`, `toukokuussa
  // 2019`.
  names('pl', 'styczniu lutym marcu kwietniu maju czerwcu lipcu sierpniu wrześniu październiku listopadzie grudniu'),
  names('pl', 'styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień'),
  names('cs', 'lednu únoru březnu dubnu květnu červnu červenci srpnu září říjnu listopadu prosinci'),
  names('cs', 'leden únor březen duben květen červen červenec srpen září říjen listopad prosinec'),
  names('ru', 'январе феврале марте апреле мае июне июле августе сентябре октябре ноябре декабре'),
  names('ru', 'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь'),
  names('uk', 'січні лютому березні квітні травні червні липні серпні вересні жовтні листопаді грудні'),
  names('uk', 'січень лютий березень квітень травень червень липень серпень вересень жовтень листопад грудень'),
  names(
    'fi',
    'tammikuussa helmikuussa maaliskuussa huhtikuussa toukokuussa kesäkuussa heinäkuussa elokuussa syyskuussa lokakuussa marraskuussa joulukuussa',
  ),
  names('ar', 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر'),
  names('he', 'ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר'),
  names('hi', 'जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'),
];
