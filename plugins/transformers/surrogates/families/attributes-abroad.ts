import type { Language } from '../../../../kit/index.js';
import { list } from '../base/text.js';

/** Words in place of those of a text that is not in English, by language and type: as forms write them, men first. */
export const LISTS_ABROAD: Partial<Record<Language, Readonly<Record<string, readonly string[]>>>> = {
  de: {
    MARITAL_STATUS: list('ledig,verheiratet,geschieden,verwitwet,getrennt lebend'),
    NATIONALITY: list(
      'belgisch,bulgarisch,chilenisch,dänisch,estnisch,finnisch,griechisch,irisch,isländisch,kanadisch,kroatisch,lettisch,maltesisch,norwegisch,peruanisch,portugiesisch,rumänisch,schwedisch,serbisch,slowenisch,ungarisch',
    ),
    OCCUPATION: list(
      'Augenoptiker,Bäcker,Bibliothekar,Buchhalter,Dachdecker,Dolmetscher,Elektriker,Florist,Fotograf,Gärtner,Geologe,Kellner,Maler,Notar,Redakteur,Schneider,Schreiner,Schweißer,Tierarzt,Übersetzer',
    ),
  },
  fr: {
    MARITAL_STATUS: list('célibataire,marié(e),divorcé(e),veuf(ve),pacsé(e)'),
    NATIONALITY: list(
      'belge,bulgare,chilienne,danoise,estonienne,finlandaise,grecque,hongroise,irlandaise,islandaise,canadienne,croate,lettone,maltaise,norvégienne,péruvienne,roumaine,slovène,suédoise,serbe',
    ),
    OCCUPATION: list(
      'architecte,bibliothécaire,bijoutier,boulanger,carreleur,comptable,couvreur,électricien,fleuriste,géologue,horloger,interprète,jardinier,libraire,notaire,opticien,photographe,soudeur,tailleur,vétérinaire',
    ),
  },
  es: {
    MARITAL_STATUS: list('soltero/a,casado/a,viudo/a,divorciado/a,separado/a'),
    NATIONALITY: list(
      'belga,búlgara,canadiense,chilena,croata,danesa,eslovena,estonia,finlandesa,griega,húngara,irlandesa,islandesa,letona,maltesa,noruega,peruana,portuguesa,rumana,serbia,sueca',
    ),
    OCCUPATION: list(
      'albañil,arquitecto,bibliotecario,carpintero,contable,electricista,florista,fotógrafo,geólogo,intérprete,jardinero,joyero,librero,notario,óptico,panadero,relojero,sastre,soldador,veterinario',
    ),
  },
  it: {
    MARITAL_STATUS: list('celibe,coniugato/a,vedovo/a,divorziato/a,separato/a'),
    NATIONALITY: list(
      'belga,bulgara,canadese,cilena,croata,danese,estone,finlandese,greca,irlandese,islandese,lettone,maltese,norvegese,peruviana,portoghese,rumena,serba,slovena,svedese,ungherese',
    ),
    OCCUPATION: list(
      'architetto,bibliotecario,elettricista,falegname,fioraio,fotografo,geologo,giardiniere,gioielliere,interprete,libraio,muratore,notaio,orologiaio,ottico,panettiere,ragioniere,sarto,saldatore,veterinario',
    ),
  },
  pt: {
    MARITAL_STATUS: list('solteiro/a,casado/a,viúvo/a,divorciado/a,separado/a'),
    NATIONALITY: list(
      'belga,búlgara,canadiana,chilena,croata,dinamarquesa,eslovena,estónia,finlandesa,grega,húngara,irlandesa,islandesa,letã,maltesa,norueguesa,peruana,romena,sérvia,sueca',
    ),
    OCCUPATION: list(
      'alfaiate,arquiteto,bibliotecário,canalizador,carpinteiro,contabilista,eletricista,florista,fotógrafo,geólogo,intérprete,jardineiro,joalheiro,livreiro,notário,oculista,padeiro,relojoeiro,soldador,veterinário',
    ),
  },
  nl: {
    MARITAL_STATUS: list('ongehuwd,gehuwd,gescheiden,verweduwd,samenwonend'),
    NATIONALITY: list(
      'Belgische,Bulgaarse,Canadese,Chileense,Deense,Estse,Finse,Griekse,Hongaarse,Ierse,IJslandse,Kroatische,Letse,Maltese,Noorse,Peruaanse,Portugese,Roemeense,Servische,Sloveense,Zweedse',
    ),
    OCCUPATION: list(
      'architect,bakker,bibliothecaris,bloemist,boekhouder,dakdekker,dierenarts,edelsmid,elektricien,fotograaf,geoloog,hovenier,kleermaker,lasser,notaris,opticien,schilder,timmerman,tolk,vertaler',
    ),
  },
};
