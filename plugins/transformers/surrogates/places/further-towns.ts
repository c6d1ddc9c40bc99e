import type { Random } from '../../../../core/index.js';
import type { AddressLanguage } from '../../../../kit/index.js';
import { list } from '../base/text.js';

/** Additions that distinguish towns of the same name; `*` stands for the name. */
const FORMS: Readonly<Record<AddressLanguage, readonly string[]>> = {
  en: list(
    'North *,South *,East *,West *,New *,Old *,Upper *,Lower *,Lake *,Fort *,Port *,Mount *,* Falls,* Heights,* Springs,* Park,* Hills,* Valley,* Grove,* Junction,* Point,* Beach,* Crossing,* Landing',
  ),
  de: list('Bad *,Neu-*,Alt-*,Groß *,Klein *,* am Berg,* am See,* am Wald,* in der Heide,* an der Aue,Ober-*,Unter-*'),
  fr: list(
    '*-sur-Mer,*-les-Bains,*-le-Vieux,*-le-Haut,*-le-Bas,*-la-Forêt,*-les-Vignes,*-en-Plaine,*-aux-Bois,*-sous-Bois',
  ),
  es: list(
    '* de la Sierra,* del Río,* de Arriba,* de Abajo,* del Campo,* de la Vega,* del Mar,* del Valle,* la Vieja,* la Nueva',
  ),
  pt: list('* de Cima,* de Baixo,* da Serra,* do Campo,* do Rio,* do Mar,* do Vale,* da Praia,* do Norte,* do Sul'),
  it: list(
    '* di Sopra,* di Sotto,* al Mare,* in Colle,* sul Lago,* di Valle,* in Piano,* al Bosco,* sul Monte,* Terme',
  ),
  nl: list('* aan Zee,*-Noord,*-Zuid,*-Oost,*-West,*-Dorp,* aan het Meer,Oud-*,Nieuw-*,* op de Heide'),
  sv: list('Norra *,Södra *,Östra *,Västra *,Gamla *,Nya *,Övre *,Nedre *,*-Strand,*-Hamn'),
  tr: list('Yeni *,Eski *,Küçük *,Büyük *,Aşağı *,Yukarı *,Kuzey *,Güney *'),
  pl: list('* nad Wodą,* pod Lasem,* przy Lesie,* nad Stawem,* pod Górą,* przy Drodze,* za Lasem,* nad Rzeką'),
};

/** The name of a town with a distinguishing word, for long files in which plain names are exhausted. */
export const furtherTown = (name: string, language: AddressLanguage, random: Random): string =>
  random.pick(FORMS[language]).replace('*', name);
