import { culture, type Inflection } from './culture.js';

// `Kowalski` and `Kowalska`, `Petrov` and `Petrova`.
const POLISH: Inflection = {
  feminine: (surname) => surname.replace(/(?<=[sc]k|dzk)i$/iu, 'a'),
  masculine: (surname) => surname.replace(/(?<=[sc]k|dzk)a$/iu, 'i'),
  common: (surname) => surname.replace(/(?:dz|s|c)k[ia]$/u, 'czyk'),
};
const RUSSIAN: Inflection = {
  feminine: (surname) => surname.replace(/(?:ov|ev|in)$/iu, '$&a'),
  masculine: (surname) => surname.replace(/(?<=ov|ev|in)a$/iu, ''),
};

export const polish = culture('pl', {
  male: 'Jan,Andrzej,Piotr,Krzysztof,Stanisław,Tomasz,Paweł,Marcin,Michał,Marek,Grzegorz,Józef,Jerzy,Tadeusz,Adam,Łukasz,Zbigniew,Ryszard,Dariusz,Henryk,Mariusz,Wojciech,Kazimierz,Jakub,Mateusz,Rafał,Jacek,Janusz,Mirosław,Maciej',
  female:
    'Anna,Maria,Katarzyna,Małgorzata,Agnieszka,Krystyna,Barbara,Ewa,Elżbieta,Zofia,Janina,Teresa,Joanna,Magdalena,Monika,Jadwiga,Danuta,Irena,Halina,Helena,Beata,Aleksandra,Marta,Dorota,Jolanta,Grażyna,Iwona,Renata,Urszula,Bożena',
  known:
    'Nowak,Kowalski,Kowalska,Wiśniewski,Wiśniewska,Wójcik,Kowalczyk,Kamiński,Kamińska,Lewandowski,Lewandowska,Zieliński,Zielińska,Szymański,Woźniak,Dąbrowski,Kozłowski,Jankowski,Mazur,Wojciechowski,Kwiatkowski,Krawczyk,Kaczmarek,Piotrowski,Grabowski',
  ending: /(?:sk[ia]|ck[ia]|dzk[ia]|wicz|czyk|czak|arek)$/u,
  starts:
    'Bieli,Brzozo,Dębi,Gawli,Głowa,Jasio,Jawor,Karwo,Kali,Klono,Lipo,Malino,Mirow,Olsza,Orło,Podol,Raci,Sosno,Topo,Wierz,Wilko,Zalesi,Żura',
  ends: 'cki,dziński,lewski,liński,niecki,nowski,piński,rowicz,szewski,tycki,wicki,żewski',
  inflection: POLISH,
});

export const russian = culture('ru', {
  male: 'Alexander,Sergei,Dmitri,Andrei,Alexei,Ivan,Vladimir,Nikolai,Mikhail,Yuri,Igor,Oleg,Viktor,Pavel,Boris,Anatoly,Konstantin,Maksim,Evgeny,Vasily,Gennady,Stanislav,Ruslan,Timur,Kirill,Vadim,Bohdan,Mykola',
  female:
    'Olga,Elena,Tatiana,Natalia,Irina,Svetlana,Ekaterina,Anastasia,Galina,Ludmila,Valentina,Nina,Oksana,Larisa,Yulia,Marina,Vera,Nadezhda,Lyubov,Ksenia,Daria,Polina,Zhanna,Tamara,Raisa,Inna,Alla,Yana',
  known:
    'Ivanov,Ivanova,Smirnov,Smirnova,Kuznetsov,Kuznetsova,Popov,Popova,Vasiliev,Petrov,Petrova,Sokolov,Mikhailov,Novikov,Fedorov,Morozov,Volkov,Alexeev,Lebedev,Semenov,Egorov,Pavlov,Kozlov,Stepanov,Shevchenko,Kovalenko',
  ending: /(?:ova?|(?<!u)eva?|enko|chuk|skaya|skiy)$/u,
  starts:
    'Bereg,Bol,Bor,Dub,Gor,Kal,Kras,Lug,Mal,Mir,Osin,Pol,Ras,Ryab,Sever,Sol,Step,Tikh,Ust,Veres,Yar,Zar,Zelen,Zim',
  ends: 'akov,arov,atin,eshin,etov,inin,ishev,itov,nikov,ochkin,orin,ovtsev,ugin,yanov',
  inflection: RUSSIAN,
});

export const turkish = culture('tr', {
  male: 'Mehmet,Mustafa,Ahmet,Ali,Hüseyin,Hasan,İbrahim,Osman,Yusuf,Murat,Ömer,Emre,Burak,Can,Cem,Kemal,Serkan,Tolga,Volkan,Onur,Kaan,Barış,Orhan,Selim',
  female:
    'Fatma,Ayşe,Emine,Hatice,Zeynep,Elif,Meryem,Şerife,Zehra,Sultan,Hülya,Sevgi,Gül,Esra,Büşra,Derya,Ebru,Pınar,Özlem,Sibel,Aylin,Ceren,Nur,Filiz',
  known:
    'Yılmaz,Kaya,Demir,Şahin,Çelik,Yıldız,Yıldırım,Öztürk,Aydın,Özdemir,Arslan,Doğan,Kılıç,Aslan,Çetin,Kara,Koç,Kurt,Özkan,Şimşek',
  ending: /(?:oğlu|türk|maz|kaya)$/u,
  starts: 'Ak,Al,Ay,Bay,Boz,Can,Dağ,Er,Gök,Gün,İn,Kar,Mert,Ok,Öz,Sar,Sez,Taş,Tok,Uz,Yal,Yar',
  ends: 'bulut,can,çam,dal,demirel,ergin,gül,ışık,kaynak,men,soy,tan,taş,tekin,türkmen,yurt',
});
