/**
 * Further words of forms, wards, laboratories, courts and letters in the languages beside English, as `form-words.ts` has them: with
 * a capital the model takes them for names. Lower case; none is a frequent name.
 */
export const FORM_WORDS_ABROAD = `
  freundin freund berater beraterin ansprechpartner ansprechpartnerin sachbearbeiter sachbearbeiterin lebensgefährte lebensgefährtin enkel enkelin schwager
  schwägerin schwiegersohn schwiegertochter schwiegermutter schwiegervater neffe nichte onkel betreuer betreuerin wohnhaft geboren geborene personalnr personalnummer kundennr ustidnr ust idnr steuernr
  besserung beschwerden schmerzen entlassen gaststätte befundet validiert freigegeben herzinsuffizienz niereninsuffizienz leukozyten erythrozyten thrombozyten
  hämoglobin hämatokrit kreatinin harnstoff natrium kalium kalzium calcium bilirubin triglyceride abschlag miete nebenkosten kaution wartung bescheid beschluss beklagte kläger klägerin beklagter
  mietvertrag arbeitsvertrag kaufvertrag vollmacht kündigung bescheinigung zeugnis protokoll tagesordnung anwesend entschuldigt novalgin ibuprofen paracetamol oberärztin pflegedienst
  dña dª núm sexo edad cama turno enfª enf enfermería colegiado col nac deposición dieta padrón municipal magistrada juez ceip ies observaciones otorgan exponen manifiesta manifiestan comparece reunidos
  arrendatarios arrendadora denunciante procurador procuradora demandante demandado hemoglobina hematocrito plaquetas glucosa creatinina urea colesterol leucocitos hematíes triglicéridos potasio sodio
  nolotil adiro enantyum sintrom resultado resultados petición extracción muestra validado normal izquierda derecha
  né nés doliprane dafalgan efferalgan kardégic lasilix solupred augmentin lévothyrox hématies hémoglobine leucocytes plaquettes créatinine glycémie cholestérol triglycérides natrémie kaliémie
  hémogramme sérologie prescripteur prélevé édité validé ide aide-soignante aide soignante transmissions kiné ehpad monsieur-madame demanderesse défenderesse requérante attendu considérant
  emocromo globuli piastrine glicemia creatinina emoglobina colesterolo trigliceridi leucociti eritrociti azotemia transaminasi parametri utente fatto prov ditta clienti diuresi
  medicazione letto udienza verbale querela oss infermieristico tachipirina lasix cardicor spettabile imponibile descrizione pagamento residente domiciliata domiciliato
  utentes alta unidade básica direito juiz juíza meritíssimo atendimento fiscal serviços prestador tomador emissão hemograma leucócitos plaquetas glicose ureia creatinina requisição colheita validado finalizado jejum
  brufen voltaren ben-u-ron benuron dipirona evolução leito conjuge cônjuge
  voornamen voorletters achternamen geboren natrium trombocyten leukocyten erytrocyten hemoglobine creatinine cholesterol glucose kalium kreatinine aanvrager afname uitslag uitslagen ziekenhuis verpleegkundige wijkverpleging
  partijen eiser gedaagde verweerder verzoeker handtekening consulent incasso betaalautomaat huur machtiging iban bic
  szpital szpitala szpitalnego karta informacyjna leczenia wypis mąż żona córka syn ojciec matka pesel adres rozpoznanie zalecenia badanie badania umowa najmu czynsz wynajmujący najemca kierownik poradnia poradni oddział
  sønnen datteren ektefellen sonen dottern hustrun maken frk hr fru epikris inskriven utskriven återbesök indlagt udskrevet innlagt utskrevet ægtefællen lejekontrakt hyreskontrakt hyresvärd
  adı soyadı ad soyad hasta hastası doğum tarihi adresi hanım eşi oğlu kızı annesi babası kira kiraya kiracı kiralanan kiralayan veren bedeli sözleşmesi meslektaşım hastanesi epikriz tanı öykü sayın sonuç doktor müdürü
  manžel manželka dcera otec matka bytem nemocnice oddělení propouštěcí zpráva pacientka nájemce pronajímatel kupující prodávající smlouva podpis
  soția soțul fiul fiica mama tata domnul doamna numele prenumele spitalul județean bilet ieșire externare domiciliat domiciliată adresa contract închiriere chiriaș proprietar medicul
`;

/** The same, which are names where they have a capital: `globuli bianchi`. */
export const SMALL_ABROAD = 'bianchi rossi neri basi alti bassi blancos rojos dona doña don seu bel';
