/**
 * Given names after Bertrand and Mullainathan, Are Emily and Greg More Employable than Lakisha and Jamal? (American Economic
 * Review 94, 2004), Fryer and Levitt, The Causes and Consequences of Distinctively Black Names (Quarterly Journal of Economics
 * 119, 2004) and Tzioumis, Demographic aspects of first names (Scientific Data 5, 2018). Family names after the US Census
 * Bureau, Frequently Occurring Surnames from the 2010 Census: names that are borne more often in this group than in the whole
 * population, or are common in it; those that are English words as well were preferred. Every name once, to write the same CV
 * as sent by somebody else: nobody's group is ever guessed by them.
 */
const GROUPS = [
  {
    group: "Black",
    given:
      "Aisha, Darnell, Ebony, Hakim, Jamal, Jermaine, Kareem, Keisha, Kenya, Lakisha, Latonya, Latoya, Leroy, Rasheed, Tamika, Tanisha, Tremayne, Tyrone, DeShawn, DeAndre, Marquis, Terrell, Demetrius, Malik, Imani, Shanice, Precious, Nia, Deja, Diamond, Asia, Aaliyah, Raven, Tyra, Darius, Jalen, Trevon, Xavier, Kiara, Jada",
    family:
      "Washington, Jefferson, Booker, Banks, Jackson, Mosley, Dorsey, Gaines, Rivers, Singleton, Branch, Battle, Bland, Boone, Charles, Joseph, Pierre, Baptiste, Robinson, Williams, Jones, Harris, Alexander, Coleman, Hawkins, Mayo, Muhammad, Tyson, Ivory, Smalls, Glover, Mack, Hairston, Bolden, Pettway, Smalley, Yarborough, Broadnax, Grier, Randle, Gadson, Witherspoon, Cobb, Whitfield, Randolph, Moss, Gibbs, Bonner, Sims, Vaughn, Wiggins, Stokes, Bethea, Gilliam, Sykes, Hines, Holloway, Goodwin, Dennis, Roberson, Frazier, Franklin, Hampton, Hairston-Cole, Ware, Pitts, Mays, Gates, Cooper, Carter, Turner, Walker, Harper, Porter, Marshall, Hunter, Fields, Price, Grant, Major, Joyner, Tillman, Byrd, Blackmon, Chatman, Cheatham, Jeter, Presley, Rucker, Tolliver, Upshaw, Ledbetter, Mcneil, Mccray, Mcfadden, Mcclain, Mcghee, Battles, Ervin, Latimer, Peoples, Shields, Wills, Burks, Burrell, Hardy, Merritt, Diggs, Dukes, Early, Easter, Favors, Fair, Foreman, Goings, Graves, Hands, Hightower, Household, Ivey, Justice, Key, Kitchen, Lofton, Love, Lyles, Manning, Mercer, Minor, Money, Monk, Nettles, Outlaw, Parish, Person, Pinkney, Poole, Pride, Prince, Purnell, Raines, Reddick, Redmond, Reed, Revels, Rhodes, Savage, Scales, Sellers, Shaw, Sharpe, Simpkins, Speight, Spivey, Stallworth, Staten, Stewart, Strong, Sumpter, Swain, Tate, Teague, Tubbs, Vann, Venable, Walls, Waters, Weathers, Webster, Weeks, Wesley, Wheeler, Whitaker, Whitlock, Wilder, Wilkerson, Winfield, Winston, Womack, Woodard, Workman, Wynn, Youngblood, Addison, Akins, Alston, Armstead, Artis, Bailey, Baldwin, Barber, Bass, Bell, Benjamin, Bivens, Blount, Boykin, Bridges, Broadway, Brooks",
  },
  {
    group: "White",
    given:
      "Allison, Anne, Brad, Brendan, Brett, Carrie, Emily, Geoffrey, Greg, Jay, Jill, Kristen, Laurie, Matthew, Meredith, Neil, Sarah, Todd, Molly, Amy, Claire, Katie, Madeline, Katelyn, Emma, Abigail, Holly, Heather, Jake, Connor, Tanner, Wyatt, Cody, Dustin, Luke, Jack, Logan, Scott, Dylan, Hunter",
    family:
      "Walsh, Baker, Sullivan, Murphy, Kelly, Ryan, Murray, Novak, Yoder, Friedman, Krueger, Schwartz, Schmitt, Mueller, Weiss, Oconnell, Klein, Becker, Schroeder, Schneider, Hoffman, Meyer, Fischer, Kramer, Wagner, Keller, Weber, Cook, Carpenter, Mason, Page, Stone, Wood, Woods, Field, Young, Long, Short, Best, Case, Church, Cross, Day, Farmer, Fisher, Fox, Frost, Hand, Head, Hood, Hope, House, Hull, Judge, Knight, Lake, Lamb, Lane, Law, Link, Marsh, May, Mills, Moody, Moon, Noble, North, Oakes, Ogle, Olsen, Olson, Organ, Pace, Painter, Parks, Peters, Petersen, Pike, Plumb, Pollock, Pool, Post, Potter, Power, Powers, Pratt, Quick, Quinn, Ratliff, Read, Reader, Reeves, Rice, Rich, Ridge, Ring, Rowe, Rush, Sales, Sanders, Sargent, Sawyer, Sayer, Schaefer, Schultz, Sharp, Shepherd, Shoemaker, Singer, Skinner, Slater, Small, Smith, Snider, Snow, Snyder, Speaker, Spencer, Spicer, Staples, Starr, Steel, Steele, Steward, Stoker, Storey, Street, Strickland, Summers, Swan, Sweet, Swift, Sykora, Tabor, Tailor, Taylor, Temple, Tanner, Thatcher, Thorne, Tiller, Tinker, Toll, Towne, Tracy, Trainer, Trout, Tucker, Tyler, Underwood, Usher, Vance, Vogel, Waddell, Wade, Waggoner, Wainwright, Wall, Waller, Ward, Warden, Warner, Waterman, Watts, Weaver, Webb, Wells, West, Wheelwright, White, Whitehead, Wiley, Winter, Wise, Witt, Wolf, Wolfe, Wright, Wyatt, Yates, Yost, Zeller, Ziegler, Zimmerman, Zook, Abbott, Adler, Albrecht, Archer, Ash, Bacon, Ball, Barker, Barnes, Bean, Beard, Bender, Berg, Berry, Bishop",
  },
  {
    group: "Hispanic",
    given:
      "Alejandro, Alejandra, Carlos, Carmen, Diego, Guadalupe, Javier, Jose, Juan, Juana, Luis, Luz, Maria, Marisol, Miguel, Pedro, Rosa, Santiago, Xiomara, Yesenia, Esperanza, Jesus, Ángel, Salvador, Dolores, Mercedes, Consuelo, Concepción, Lupe, Rigoberto, Heriberto, Efraín, Graciela, Ignacio, Rocío, Beatriz, Octavio, Refugio, Blanca, Domingo",
    family:
      "Garcia, Rodriguez, Martinez, Hernandez, Lopez, Gonzalez, Perez, Sanchez, Ramirez, Torres, Flores, Rivera, Gomez, Diaz, Reyes, Morales, Cruz, Ortiz, Gutierrez, Chavez, Ramos, Ruiz, Mendoza, Alvarez, Jimenez, Castillo, Vasquez, Romero, Moreno, Gonzales, Herrera, Aguilar, Medina, Vargas, Castro, Guzman, Mendez, Fernandez, Munoz, Salazar, Garza, Soto, Vazquez, Alvarado, Delgado, Pena, Contreras, Sandoval, Guerrero, Rios, Estrada, Ortega, Nunez, Maldonado, Dominguez, Vega, Espinoza, Rojas, Marquez, Padilla, Mejia, Juarez, Figueroa, Avila, Molina, Campos, Ayala, Carrillo, Cabrera, Lara, Robles, Cervantes, Solis, Salinas, Fuentes, Velasquez, Aguirre, Ochoa, Cardenas, Calderon, Rivas, Serrano, Rosales, Castaneda, Gallegos, Ibarra, Suarez, Orozco, Salas, Escobar, Velazquez, Macias, Zamora, Villarreal, Barrera, Pineda, Santos, Trevino, Lozano, Rangel, Arias, Mora, Valencia, Camacho, Duran, Zuniga, Barajas, Zavala, Bautista, Cisneros, Cortez, Franco, Galvan, Leon, Luna, Marin, Meza, Montes, Navarro, Nieves, Ponce, Quintero, Rubio, Saenz, Tapia, Trujillo, Valdez, Valenzuela, Villa, Zapata, Zepeda, Acevedo, Acosta, Andrade, Arroyo, Banda, Beltran, Benitez, Bernal, Blanco, Bravo, Burgos, Caballero, Campo, Cano, Cantu, Cardona, Carranza, Casas, Cavazos, Cordero, Cordova, Cordon, Corona, Costa, Cuevas, Davila, de la Cruz, de la Rosa, Enriquez, Esparza, Esquivel, Galindo, Gallardo, Gamboa, Gil, Granados, Guerra, Guevara, Hidalgo, Huerta, Hurtado, Jaramillo, Leal, Leyva, Lucero, Lugo, Lujan, Magana, Marrero, Mata, Mercado, Miranda, Montoya, Mosqueda, Murillo, Najera, Nava, Olivares, Oliver, Pacheco, Palacios, Parra, Paz, Prado, Rico, Roman, Real, Angel, Bueno",
  },
  {
    group: "Asian",
    given:
      "Anh, Ai, Bao, Chen, Dung, Duc, Hoa, Hong, Hui, Hyun, Jin, Jing, Kavita, Lan, Lei, Linh, Mai, Mei, Min, Minh, Ming, Nam, Phuong, Priya, Qing, Rajesh, Rong, Sanjay, Seung, Sunil, Thanh, Thuy, Tuan, Wei, Xin, Yan, Ying, Young, Yuki, Deepak",
    family:
      "Nguyen, Kim, Patel, Tran, Chen, Wong, Le, Yang, Wang, Chang, Chan, Pham, Li, Park, Singh, Lin, Liu, Wu, Huang, Lee, Choi, Huynh, Shah, Ho, Khan, Yu, Zhang, Vang, Lam, Chung, Ng, Cho, Phan, Xiong, Vu, Ali, Sharma, Vo, Ngo, Cheng, Hong, Tang, Dang, Kaur, Lu, Zhao, Chu, Zhu, Truong, Shin, Desai, Bui, Do, Hoang, Ahmed, Kang, Duong, Mehta, Oh, Cheung, Kumar, Hwang, Gupta, Mai, Dinh, Reddy, Lau, Lo, Chow, Hsu, Sun, Xu, Han, Song, Hu, Lim, Jung, Yoon, Fong, Moua, Lor, Thao, Her, Vue, Yi, Ma, Tsai, Chiu, Chin, Young, Jain, Mehra, Rao, Nair, Iyer, Menon, Das, Bose, Sen, Roy, Dutta, Ghosh, Banerjee, Chatterjee, Mukherjee, Joshi, Kapoor, Malhotra, Chopra, Bhatia, Arora, Sethi, Sood, Gill, Sandhu, Sidhu, Dhillon, Grewal, Brar, Bajwa, Mann, Tanaka, Suzuki, Takahashi, Watanabe, Ito, Yamamoto, Nakamura, Kobayashi, Kato, Yoshida, Yamada, Sasaki, Mori, Abe, Ikeda, Ishii, Ogawa, Okada, Hasegawa, Fujita, Goto, Santos, Reyes, Bautista, Ocampo, Aquino, Magsaysay, Pangilinan, Dizon, Tolentino, Manalo, Law, Long, Man, An, Bang, Cao, Chau, Dao, Diep, Doan, Dong, Fan, Fang, Feng, Gao, Ha, Hang, He, Hua, In, Jiang, Jin, Kwan, Kwok, Lai, Leung, Liang, Luong, Luu, Ly, Mac, Moon, Noh, Pak, Pan, Peng, Quach, Quan, Rhee, Ryu, Seo, Shen, Shi, So, Son, Suh, Ta, Tam",
  },
  // Everyday words and words of work: a candidate with such a name must not be recognisable either.
  {
    group: "Words",
    given:
      "Will, Grace, Dean, May, Chase, Mark, Hope, Art, Joy, Rose, Frank, Summer, Drew, Hunter, Grant, Dawn, Penny, Angel, Royal, Unique",
    family:
      "Baker, Cook, Law, Banks, Price, Field, Power, Rivers, Carpenter, Mason, Cross, Branch, Page, Sales, Head, Kitchen, Foreman, Street, Trainer, Real, Key, Young, Long, Park, Best",
  },
];

export interface GroupOfNames {
  group: string;
  names: string[];
}

/** Every family name once, the given names in turn. */
export function listNames(): GroupOfNames[] {
  return GROUPS.map(({ group, given, family }) => {
    const first = given.split(", ");
    return { group, names: family.split(", ").map((last, at) => `${first[at % first.length]} ${last}`) };
  });
}
