/**
 * Offices, departments, trades and people by what they are, in languages beside English, which stand where a surname could: `Rücksprache mit Hausmeister`,
 * `Secrétariat a téléphoné`. Beside `PERSON_ROLES` of the core. Lower case; none is a frequent surname.
 */
export const OFFICES_ABROAD: readonly string[] = `
  anästhesie angehörige angehörigen angehöriger anrufer anruferin apotheke auftraggeber auftragnehmer aufnahme augenarzt ausländerbehörde bauherr beklagter
  beschuldigter bewohnerin bürgeramt bürgermeister chirurgie dermatologie dolmetscher dolmetscherin eigentümer eigentümerin einkauf elektriker empfang empfänger
  fahrer fahrerin feuerwehr finanzamt gegenseite gegner geriatrie geschädigter geschäftsleitung gutachter gutachterin gynäkologie handwerker hausmeister hausmeisterin
  hausverwaltung hebamme innere installateur intensivmedizin jobcenter kardiologie kinderarzt kläger kollegen konsiliararzt kunden küche leitstelle lieferant logopäde makler
  maklerin mandant marketing mieter mitarbeitende neurologie notar notarzt notaufnahme onkologie orthopädie pathologie personal pfarrer pflege pforte physiotherapeut
  physiotherapeutin produktion psychiatrie psychologe psychologin pädiatrie radiologie rechtsanwalt redaktion rettungswagen rezeption sachverständige sachverständiger seelsorge seelsorger sozialarbeiter sozialarbeiterin spediteur spezialist standesamt steuerberater steuerberaterin therapeut therapeutin tierarzt urologie verkäufer
  verkäuferin vermieter versand versicherer vertrieb verursacher verwalter werkstatt zahnarzt zulieferer zustelldienst

  accueil accueillante administration agence aide-soignante ambulancier ambulanciers anesthésie associé assurance assureur assurée atelier avocat avocate bailleur banque
  banquier bureau cabinet caissière cardiologie cardiologue chauffeur chirurgie chirurgien client cliente clinique collègue collègues commercial commune comptabilité
  comptable concierge conducteur conseiller conseillère copropriété dermatologie dentiste direction directeur directrice école employeur employée entreprise
  équipe expert famille fournisseur garagiste gendarmerie gendarmes gérant gynécologie hôpital huissier infirmier infirmière infirmiers interne juge juriste
  kiné laboratoire livreur locataire logistique mairie maître maîtresse médecin ministère neurologie notaire oncologie orthopédie ouvrier parents pédiatrie personnel
  pharmacie pharmacien pharmacienne plombier police policiers pompiers préfecture procureur professeur propriétaire proviseur psychiatrie psychologue radiologie réception
  rectorat résident responsable samu secrétaire secrétariat service souscripteur stagiaire syndic syndicat témoin traiteur tribunal tuteur urgences urologie vendeur
  vendeuse  

  abogada abogado administración administrador albañil ambulancia anestesia arrendador aseguradora asesoría auxiliar ayuntamiento banco cardiología cartero cirugía cirujano
  cliente clienta clínica colegio comercial comisaría compras compañía comunidad conductor conserje contabilidad contable consultorio corredor dermatología dependienta
  dirección director directora electricista empleado empleada empresa enfermera enfermería enfermero equipo escuela facturación familia familiares farmacia farmacéutica
  farmacéutico fiscalía fisioterapia fontanero ginecología gerencia gestoría hacienda hospital inquilino inspección juez juzgado laboratorio limpieza logística mantenimiento
  médica médico ministerio neurología notaría notario oncología oftalmología padres paciente pediatría personal policía portero procurador propietaria propietario proveedor psicóloga
  psicólogo psiquiatría radiología recepción residente secretaria secretaría seguridad seguro sindicato taller testigo trabajo traumatología tribunal tutor urgencias urología
  vecina vecino vendedor ventas

  agenzia amministratore amministrazione anestesia assicurazione assistente associazione autista avvocato azienda banca cancelleria carabinieri cardiologia centralino chirurgia
  chirurgo cliente clinica collega colleghi commerciale commercialista comune condominio consulente contabilità contabile custode dermatologia direttore direttrice direzione
  ditta dottore dottoressa elettricista famiglia familiari farmacia farmacista fisioterapia fisioterapista fornitore genitori geometra ginecologia idraulico impiegata
  impiegato infermiera infermiere inquilino laboratorio logistica maestra magazzino medico ministero negozio neurologia notaio oncologia operaio ortopedia ospedale paziente
  pediatria personale perito polizia portiere postino preside prefettura procura professore proprietaria proprietario psicologa psicologo psichiatria questura radiologia reparto
  reception residente responsabile scuola segretaria segreteria sindacato sindaco socio testimone tribunale tutore ufficio urologia vicina vicino vigili

  administração advogada advogado agência anestesia armazém assistente auxiliar banco bombeiros cardiologia centro chefia cirurgia cirurgião cliente clínica colega colegas comercial
  condomínio consultório contabilidade contabilista dermatologia direção diretor diretora doente eletricista empregada empregado empresa enfermagem enfermeira enfermeiro
  equipa escola escritório família familiares farmácia farmacêutica farmacêutico finanças fisioterapia fornecedor ginecologia gerência hospital inquilino juiz junta laboratório
  logística loja médica médico ministério motorista neurologia notário oficina oncologia ortopedia padaria pediatria pessoal polícia porteiro proprietária proprietário
  psicóloga psicólogo psiquiatria radiologia receção recepção residente seguradora senhorio secretaria secretária segurança sindicato testemunha tribunal tutor urgência urologia
  vendedor vizinha vizinho

  aannemer accountant administratie advocaat advocate afdeling ambulance apotheek apotheker assistente bank bedrijf behandelaar belastingdienst bestuur bewindvoerder bewoner
  boekhouding buurvrouw cardiologie cardioloog chauffeur chirurg chirurgie cliënt collega coördinator conciërge dermatologie directie directeur diëtist eigenaar
  elektricien familie fysiotherapeut fysiotherapie gemeente gynaecologie huisarts huurder inkoop ingenieur kantoor klant klanten kraamzorg laboratorium leidinggevende leverancier
  logistiek loodgieter makelaar mantelzorger medewerker medewerkster mondhygiënist neurologie neuroloog notaris oncologie opnamecoördinator orthopedie ouders patiënt personeelszaken
  planning politie psychiatrie psycholoog radiologie receptie rechtbank recherche school schooldirecteur secretariaat secretaresse spoedeisende specialist
  tandarts teamleider thuiszorg traumatologie urologie verhuurder verkoop verkoper verpleegkundige verpleging verzekeraar verzekering werkgever werknemer wijkteam
  ziekenhuis zorgkantoor

  apteka bank dostawca dyrekcja dyrektor dział elektryk firma hydraulik inspektor kadry kardiologia kierowca kierownik klient klientka księgowa księgowość kurier lekarz lekarka
  neurologia opiekunka oddział ordynator pediatria pielęgniarka pielęgniarki policja pracodawca pracownik prawnik psycholog radiologia recepcja rejestracja rodzice rodzina
  sekretariat sąd sąsiad sąsiadka szef szkoła szpital urząd wychowawca właściciel zarząd 
  advokat anhöriga anhörig apotek arbetsgivare avdelning bank boende chef chefen distriktssköterska ekonomi elektriker familj företag förvaltare granne handläggare hemtjänst hyresgäst
  hyresvärd jour kardiologi kirurgi klient kollega kollegor kund kurator ledning leverantör läkare mottagning neurologi ortopedi patient personal polis psykolog radiologi reception
  rektor rådgivare sekreterare sjukgymnast sjukhus sjuksköterska skola socialtjänst säljare tandläkare undersköterska vaktmästare vårdcentral åklagare
`
  .trim()
  .split(/\s+/);
