import { culture } from './culture.js';

export const indian = culture('in', {
  male: 'Rajesh,Amit,Sanjay,Vijay,Suresh,Ramesh,Anil,Ravi,Arjun,Rahul,Deepak,Manoj,Ashok,Rakesh,Vikram,Aditya,Rohan,Karthik,Srinivas,Ganesh,Harish,Mahesh,Mohan,Naveen,Pradeep,Prakash,Sandeep,Sunil,Venkat,Krishna,Gurpreet,Harpreet',
  female:
    'Priya,Anita,Sunita,Kavita,Lakshmi,Anjali,Pooja,Neha,Divya,Deepa,Meena,Geeta,Shanti,Sushila,Rekha,Radha,Sita,Asha,Usha,Nisha,Swati,Shreya,Aishwarya,Kiran,Lata,Padma,Vidya,Saraswati,Manjula,Jyoti,Ananya,Ishita',
  known:
    'Singh,Kumar,Sharma,Patel,Gupta,Verma,Reddy,Rao,Shah,Mehta,Joshi,Nair,Iyer,Menon,Das,Bose,Chatterjee,Banerjee,Mukherjee,Desai,Agarwal,Jain,Khanna,Kapoor,Malhotra,Chopra,Bhatt,Pillai,Naidu,Kaur,Mishra,Pandey,Yadav,Tiwari',
  ending: /(?:walla|wala|jee|murthy|krishnan|swamy|nathan)$/u,
  starts:
    'Ara,Bha,Chan,Dev,Dhar,Gan,Gop,Hari,Ind,Jay,Kal,Mad,Mah,Nar,Pad,Par,Raj,Ram,Sat,Shiv,Srin,Sub,Tej,Vas,Ved,Ven',
  ends: 'adhar,agiri,akar,amani,ananda,anand,aprasad,arkar,athan,avarma,endra,esan,ikar,iraj,odkar,upathi',
});

export const chinese = culture('cn', {
  male: 'Wei,Jun,Qiang,Lei,Bin,Hao,Jie,Tao,Ming,Peng,Feng,Gang,Bo,Chao,Hui,Kai,Liang,Long,Xin,Yong,Zhiqiang,Jianguo,Weidong,Haoran,Zihan,Guoqiang,Jianhua,Xiaoming',
  female:
    'Fang,Na,Min,Jing,Li,Yan,Ling,Juan,Xia,Hong,Mei,Lan,Ying,Xue,Yu,Hua,Qing,Shan,Ting,Yun,Xiuying,Guiying,Lihua,Meiling,Xiaohong,Yuting,Jiayi,Shufen',
  known:
    'Wang,Li,Zhang,Liu,Chen,Yang,Huang,Zhao,Wu,Zhou,Xu,Sun,Ma,Zhu,Hu,Guo,He,Lin,Gao,Luo,Zheng,Liang,Xie,Tang,Deng,Feng,Cheng,Nguyen,Tran,Pham,Kim,Park',
  starts:
    'Ai,An,Bai,Bao,Bian,Cen,Chai,Dou,Fei,Gan,Geng,Gong,Hang,Hua,Huo,Ji,Jiao,Jin,Jing,Ke,Lang,Leng,Ling,Man,Mei,Miao,Min,Mu,Ning,Niu,Ou,Pei,Qi,Qin,Qu,Rao,Ren,Rong,Ruan,Sang,Sha,Shang,Shao,Shen,Shi,Shui,Tan,Tao,Teng,Tong,Wei,Weng,Xiang,Xiong,Yao,Yin,You,Yu,Yue,Zang,Zhai,Zhan,Zhuo,Zong,Zou',
});

export const arabic = culture('ar', {
  male: 'Mohammed,Muhammad,Mohamed,Ahmad,Ahmed,Ali,Omar,Hassan,Hussein,Khalid,Abdullah,Ibrahim,Youssef,Mahmoud,Mustafa,Tariq,Karim,Samir,Faisal,Hamza,Bilal,Rashid,Nasser,Walid,Ziad,Adel,Jamal,Salim,Imran,Usman,Reza,Amir',
  female:
    'Fatima,Aisha,Maryam,Zainab,Khadija,Layla,Noor,Hana,Sara,Yasmin,Amina,Salma,Rania,Dina,Huda,Samira,Nadia,Leila,Farah,Mona,Rana,Lina,Zahra,Sumaya,Hala,Jamila,Karima,Soraya,Shirin,Parisa',
  known:
    'Khan,Hussain,Hassan,Ahmed,Ali,Malik,Rahman,Haddad,Nasser,Saleh,Khalil,Mansour,Aziz,Farah,Hamdan,Abdullah,Ibrahim,Qureshi,Sheikh,Siddiqui,Chaudhry,Hosseini,Rahimi,Karimi,Ahmadi',
  ending: /^(?:al|el|abd|abu|ben|bin)[- ]/u,
  starts:
    'Abba,Ala,Asba,Awa,Bada,Bara,Dara,Fara,Gha,Hala,Hara,Jaba,Kana,Kaza,Lama,Maja,Masa,Naja,Qaba,Rama,Saba,Shama,Tala,Waha,Yama,Zaka',
  ends: 'bani,dawi,dir,fani,hini,lawi,limi,mani,nawi,qani,rawi,riq,shir,tari,wani,zawi',
});

export const japanese = culture('jp', {
  male: 'Hiroshi,Takashi,Kenji,Akira,Yuki,Haruto,Sota,Ren,Kaito,Daiki,Kazuki,Ryota,Naoki,Satoshi,Makoto,Koji,Shinji,Taro,Ichiro,Jiro,Masato,Tatsuya,Yusuke,Kenta',
  female:
    'Yoko,Keiko,Naoko,Akiko,Yumi,Sakura,Hina,Yui,Aoi,Misaki,Haruka,Ayumi,Emi,Tomoko,Kumiko,Michiko,Mariko,Reiko,Sachiko,Hanako,Mio,Rin,Nanami,Chihiro',
  known:
    'Sato,Suzuki,Takahashi,Tanaka,Watanabe,Ito,Yamamoto,Nakamura,Kobayashi,Kato,Yoshida,Yamada,Sasaki,Yamaguchi,Matsumoto,Inoue,Kimura,Hayashi,Shimizu,Saito',
  ending: /(?:moto|mura|shita|hashi|yama|guchi|zawa|naka)$/u,
  starts:
    'Aki,Ao,Ara,Asa,Fuji,Fuku,Furu,Haru,Hira,Hoshi,Ichi,Iwa,Kata,Kita,Kuro,Maru,Midori,Mina,Naga,Nishi,Oka,Sawa,Shiba,Taka,Taki,Tomi,Uchi,Umi,Yoko',
  ends: 'bashi,bayashi,be,da,gawa,hara,hata,ishi,kawa,ki,machi,matsu,mizu,mori,no,o,oka,saka,saki,shima,ta,tani,tsuka,uchi,ura,ya',
});
