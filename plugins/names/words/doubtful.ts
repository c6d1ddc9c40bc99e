/**
 * Names of the curated lists that are as often something else: everyday words of English, German, French, Spanish and
 * Italian, months, places, brands. They count as half a name: they need a second name, a title, a label or other context.
 */
const WORDS = `
Amber Ama Anders Angel Ante Art August Autumn Avi Bill Billy Bella Blanca Brooklyn Bud Can Carol Cash Chance Chase Chelsea
China Clara Cliff Clay Cole Cora Crystal Daisy Dale Dan Dawn Dean Della Dick Dolores Don Dong Donna Drake Drew Duc Duke Dung
Ebony Ed Ella Esa Eun Eva Faith Fang Felicity Finn Fleur Flora Florence Frank Gail Gene Genesis German Ginger Glen Grace Grant
Guy Hadley Harper Hazel Heath Holly Homer Hope Hong Hunter Ida Iris Ivy Jack Jade Jean Ji Jin Joy Jordan Juan Jun June Kelly
Kennedy Kay Lan Lani Lance Lei Les Leo Lily Ling Lorraine Long Lotte Luz Mai Malin Marine Mark Mats Max Maxim Maxime Mason
Madison May Mei Mele Melody Mercedes Miles Ming Min Misty Mobile Nam Nick Noor Nour Nova Odd Ole Olive Opal Ong Orlando
Paisley Paris Parker Pat Patience Pearl Peg Penny Pete Phoenix Pilar Piper Poppy Porter Precious Preston Prince Quinn Ray Reagan
Reed Ren Rich River Rob Robin Rocky Romain Roman Rosario Rose Rosemary Roy Ruby Rusty Ryo Rod Said Sage Salvador Sandy Santiago
Savannah Scott Selam Serenity Sari Shelby Sherry Sidney Simon Sky Skylar Sol Soledad Son Soo Sri Stan Star Sterling Storm Sue
Summer Sultan Sung Sunny Sydney Tan Tanner Taylor Terry Thi Tiffany Timor Trinity Troy Tung Ute Uche Val Vera Victor Victoria
Viola Violet Virginia Viet Wade Warren Warner Wayne Wes Wei Will Willow Winter Wolf Xia Xiao Xin Yan Yen Ying Yong Young Yu Yun
Zion Luna Bear Basil Bianca Candy Cherry Chip Chuck Clementine Colt Cruz Dusty Earl Elf Fern Gill Gray Hale Harmony Haven Heather
Honor Israel Jasmine Jay Jersey Jewel Joan Josh Jet Judas Kit Lane Laurel Lark Liberty Lincoln London Love Mary Marina Martini
Mercy Merry Myrtle Noble North Ocean Olympia Page Peace Pearl Pierce Pink Queen Rain Reed Reef Rex Rhodes Royal Rue Saint
Sapphire Scarlett Skip Spencer Stone Tab Tawny Temple Tide Treasure Tulip Tyler Usher Velvet Wanda West Wren
Bah Ball Banks Barber Bass Bello Bell Berg Berge Berry Best Bianchi Bianco Bird Bishop Black Blanc Blanco Bonnet Booker Booth
Bos Bose Bowman Branch Brand Bravo Bridges Brook Brooks Brown Brun Bull Burns Bush Busch Butler Butt Caballero Cabrera Calvo
Camara Cameron Campos Cannon Cano Cao Carpenter Carr Carter Castle Castillo Castro Chambers Chan Chandler Chapman Chen Cheng
Choi Christian Cho Chow Chu Church Clark Coleman Colombo Combs Cook Cooper Conte Cortes Costa Cox Crane Cross Cruz Cui Curry
Dang Daly Das Day Deng Delgado Demir Dias Diez Ding Dix Do Doe Du Duarte Dunn Durham Eaton Egger Endo Engel English Eze
Fall Falls Farmer Farina Farris Fields Fiore Fisher Fischer Flores Flowers Fong Forbes Ford Foster Fox France Francis Franco
Franklin Franks Freeman French Frost Fu Fuchs Fuller Gallo Gallego Gardner Garland Gatti Gil Glass Glover Golden Goldberg Good
Gore Goto Graf Granger Grant Grave Graves Green Greco Grassi Greene Greer Gross Groß Guerra Guerrero Gun Guo Haas Hahn Hall Ham
Han Hand Hardin Hardy Hart Harvey Hayes Hays He Head Herrero Herring Hess Hicks Hidalgo High Hill Hills Ho Hoang Holder Holland
Hollande Holt Hood Hooper Horn House Howard Hu Huber Hughes Hui Hull Hunt Hurley Hurst Hutton Iglesias Islam Jacobs Jaeger
Jäger Jain Jarvis Jiang Jones Joyce Judge Jung Kaiser Kang Kara Kaya Keller Kemp Key Keys Khan King Kirk Kiss Klein Knight Koch
Kohl Kok Kone König Kraus Kuhn Lacroix Lacy Lam Lamb Lancaster Land Lang Lange Law Lau Le Lee Leon León Leone Levy Li Lim Lin
Lima Link Little Liu Lo Lock Long Lott Low Lowe Lu Luna Lynch Ma Mace Mack Maes Major Mann March Marin Marine Marino Marks
Marsh Marshall Martin Mason Massey Matter Mayo Mazza Meadows Medina Mercer Merchant Messina Mesa Meyer Milan Milani Miller Mills
Milne Modi Mohr Molina Montero Montgomery Monroe Monti Moody Moon Moore Mora Moral Morales Moreno Mori Morin Morris Morrow Morse
Mosley Moss Moulin Mount Nash Navarro Neal Nel Neri Nelson Newell Newman Ng Nieto Noble Nobles Noel Nunn Oh Oliver Olsen Ono
Orr Ortiz Osei Oslo Ota Otto Owens Pace Padilla Page Palmer Pan Park Parker Parks Parma Parra Parsons Parrish Pastor Patton
Paz Peck Pena Peng Perry Perez Petty Pfeiffer Phan Picard Pike Pinto Piper Pirie Pitt Plant Pool Poole Pope Popa Porter Post
Pott Potter Potts Powder Power Powers Pratt Price Prieto Prince Prins Pound Pruitt Quick Raman Ramsey Randall Rand Rankin Rao
Reese Regan Reich Reid Renard Reyes Rice Richter Riley Ring Rios Ritter Riva Rivera Robles Rocha Roman Romano Romero Root Rosa
Rosales Ross Roth Roux Rowe Royer Rubin Rubio Ruiz Rush Russo Sala Salas Salinas Salmon Sand Sanders Sandoval Sargent Sauer Saul
Savage Sawyer Scholz Schulte Schwarz Seals Sears Segal Seidel Self Sellers Sen Seo Serra Serrano Sharp Sharpe Shaw Shell Shen
Shepherd Shields Shin Shoemaker Short Sikora Silva Silver Simmons Simms Singer Singleton Skinner Slade Small Smart Snow Snyder
Soler Solis Sommer Song Soto Sow Sparks Spears Speed Spence Stafford Stark Steel Steele Stein Steiner Stern Stock Stokes Stoll
Stone Stout Stow Strange Street Strickland Strong Stroud Su Suarez Sullivan Summers Sun Sutton Svoboda Sweet Swift Tang Tate Tay
Tell Temple Testa Thakur Thorn Thorne Thornton Thorpe Tian Tome Torres Town Townsend Tran Trump Tse Tu Tuck Tucker Turk Turner
Van Vance Vang Vargas Vaughn Vega Vera Vidal Villa Villanueva Vu Vo Vogel Vogt Voss Vos Wada Waite Walker Wall Waller Walls Walter Walters
Wang Ward Ware Washington Waters Watt Watts Way Weaver Webb Weber Webster Weeks Weiss Weiß Welch Wells Werner West Wheeler White
Whitehead Wild Wilde Wilder Winters Wise Wolfe Wolff Wood Woods Wong Woodward Work Workman Worth Wright Wu Wynn Xie Xu Yang Yao
Yates Ye York Yoo Yoon Young Yuan Yuen Zeng Zhong Zhou Zhu Zimmermann Sommer Groß Schneider Wagner Bauer Becker Koch Schäfer
Zamora Valencia Trujillo Toledo Cordoba Cardenas Santana Santos Parisi Genova Romani Franke Hesse Bayer Böhm Norton Lincoln
Jackson Houston Austin Dallas Jefferson Hudson Columbus Kent Essex Derby Bristol Lancaster Preston Bolton Burton Barnes Barrow
Middleton Clinton Denver Charlotte Georgia Carolina Dakota Montana Augusta Asia India Kenya America Chad Cuba Malta Samoa Tonga
Turkey Oman Regina Alexandria Adelaide Verona Siena Vienna Lourdes Concord Chester Bradford Stanley Eaton Troy Tyler Victor Bruno
Ambrose Wendy Carson Webster Xavier Baxter Pfizer Colgate Gillette Kellogg Hilton Marriott Disney Chrysler Lilly Merck
`;

/** All doubtful names. */
export const DOUBTFUL_NAMES: readonly string[] = WORDS.trim().split(/\s+/);
