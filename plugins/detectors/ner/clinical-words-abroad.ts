const words = (list: string): readonly string[] => list.trim().split(/\s+/);

/**
 * Diseases, complaints, examinations and drugs that notes in German, French, Spanish, Italian, Portuguese and Dutch write with a capital, behind a
 * label or at the head of a line. The names that they end like (`-ite`, `-ose`) are told by their ends. Lower case; none is a frequent name.
 */
export const CLINICAL_WORDS_ABROAD: ReadonlySet<string> = new Set(
  words(`
  adipositas allergie allergien anämie appetitlosigkeit atemnot aufklärung befund beschwerden blutbild bluthochdruck durchfall eisenmangel entlassung
  erbrechen fieber gewichtsverlust grippe harnwegsinfekt harninkontinenz herzinfarkt herzinsuffizienz herzkatheter hypertonie husten impfung intensivstation
  juckreiz katarakt kopfschmerz kopfschmerzen kontrolle krampfanfall luftnot lungenembolie marcumar medikation migräne morbus müdigkeit narkose novalgin
  obstipation ödem ödeme operation physiotherapie röntgen rückenschmerzen schlaganfall schmerz schmerzen schnupfen schwindel sonographie struma stuhlgang 
  tavor thorax thrombose tumor übelkeit unruhe vorhofflimmern wunde zustand

  accouchement acouphènes anémie angine angor antalgiques antécédents asthénie asthme augmentin avortement bilan brûlure cancer cataracte céphalée céphalées
  césarienne chirurgie chute cirrhose constipation contraception crise démangeaisons démence dépression diabète diarrhée doliprane douleur douleurs dyspnée
  échographie eczéma embolie endoscopie entorse épilepsie examen fatigue fièvre fracture frottis glaucome grippe grossesse hémorragie hernie insuffisance
  insomnie kardegic kinésithérapie kyste lasilix lésion levothyrox malaise migraine nausées obésité oedème œdème palpitations phlébite plaie pneumopathie
  prothèse radiographie radiologie réanimation rhume saignement scanner sciatique sclérose suites surdité toux traumatisme traitement tumeur ulcère vaccin
  varices ventoline vertige vertiges vomissements

  acúfenos adiro alergia alergias analítica anemia angina asma augmentine ansiedad astenia biopsia cáncer cansancio catarata cefalea cesárea cirugía colonoscopia
  convulsiones demencia depresión diarrea disnea dolor ecografía embarazo enfermedad epilepsia esclerosis esguince esquizofrenia estreñimiento fiebre
  fisioterapia fractura gripe hemorragia hernia herida hipertensión hipotiroidismo ictus infarto infección insomnio insuficiencia intervención mareo mareos
  migraña náuseas neumonía nolotil obesidad palpitaciones parto picor pérdida quiste radiografía rehabilitación resonancia sangrado sintrom soplo tos
  tratamiento tromboembolismo trombosis tumor úlcera vacuna vértigo vómitos

  acufeni aborto allergia allergie anemia asma astenia biopsia cardioaspirina caduta cataratta cefalea cesareo chirurgia cirrosi cisti demenza depressione
  diarrea dispnea dolore dolori ecografia emicrania emocromo emorragia epilessia ernia eutirox febbre ferita fisioterapia frattura gravidanza infarto infezione
  influenza insonnia insufficienza intervento ipertensione ipotiroidismo lasix malattia nausea obesità palpitazioni parto prurito radiografia radiologia
  rianimazione riabilitazione risonanza schizofrenia sclerosi stipsi svenimento tachipirina terapia tosse trombosi tumore ulcera vaccino vertigini vomito

  alergia análises anemia asma azia ben-u-ron cancro cansaço catarata cefaleia cirurgia consulta convulsões demência depressão diarreia dispneia doença dor
   ecografia enxaqueca epilepsia esclerose esquizofrenia febre fibrilhação fisioterapia fratura gravidez gripe hérnia infeção insónia
  insuficiência medicação náuseas obesidade palpitações parto pneumonia prurido queda quisto radiografia ressonância rouquidão tosse trombose tumor tratamento
  úlcera vacina ventilan vertigens vómitos

  allergie anemie angst astma beroerte benauwdheid bloeding bloedonderzoek boezemfibrilleren breuk buikpijn diarree duizeligheid echografie eczeem fysiotherapie
  glaucoom hartfalen hartinfarct hernia heupfractuur hoest hoesten hoofdpijn hypertensie infectie jeuk keizersnede koorts kortademigheid longembolie
  longontsteking lumbago medicatie migraine misselijkheid moeheid nierinsufficiëntie obstipatie operatie opname pijn röntgenfoto rugpijn trombose
  urineweginfectie vermoeidheid verkoudheid vaccinatie wond zwangerschap
`),
);

/** How the words of medicine end in the Romance languages, Dutch and German. Names that end so are shorter, or begin as {@link NAMES} do. */
export const ENDS_CLINICALLY_ABROAD =
  /^.{0,16}(?:(?:append?ic|arter|arth?r|bronch?|[cg]ist|cyst|[^p]ol|dermat|encefal|encéphal|card|epat|hépat|gastr|gengiv|laring|laryng|mening|méning|ne[fp]h?r|néphr|pancre[aá]t|pancréat|periton|péritoin|pleur|polmon|prostat|rh?in|sinus|tendin|tonsill?|trach[eé]|uretr|vagin|fleb|phléb|vascul|conjunctiv|conjonctiv|congiuntiv|divert[ií]c[ou]l|esofag|œsophag)it[ei]s?|ectomi[ae]|ectomía|(?:an|leuc|glic|glyc|ipogl?ic|uric|ip|hyp|isch|sept|tox|leuk|az)[eé]mi[ae]|algi[ae]|algía|(?:[oi]|to)graf[ií]a|grafie|graphie|opat[ií]a|opathie|(?:art?h?r|cirr|fibr|ne[fp]h?r|neur|névr|por|psic|psych|scl?[eé]r|st[eé]n|th?romb|tub[eé]rc[ou]l|acid|alcal|necr)os[ei]s?|plegi[ae]|plegía|plégie|rragi[ae]|rragía|rrag[ií]e|scop[ií]a|scopie|skopie|terapia|thérapie|therapie|tomi[ae]|tomía|trofia|trophie|(?:mat|tein|téin|cos|nict|noct|nyct|olig|an|pol[iy]|d[iy]s|p[iy])uri[ae]|zystitis)$/;
/** `Marguerite`, `Ambrose`, `Melrose` */
export const NAMES =
  /^(?:margu?[eh]|ambros|melros|penros|primros|montros|ros|aphrod|afrod|ana?st|philom|carit|benedet)/;
