export type SampleAddress = { zipCode: string; street: string; houseNumber: string; city: string };

/** Public addresses of town halls, museums, stations and universities: `postcode|street|number|city`. */
const table = `
1012 AB|Stationsplein|10|Amsterdam
1012 JS|Dam|1|Amsterdam
1012 LG|Damrak|1|Amsterdam
1012 NP|Dam|20|Amsterdam
1012 PH|Kalverstraat|92|Amsterdam
1012 WT|Begijnhof|30|Amsterdam
1012 ZJ|Damrak|243|Amsterdam
1012 GX|Oudekerksplein|23|Amsterdam
1012 RJ|Nieuwezijds Voorburgwal|147|Amsterdam
1011 PN|Amstel|1|Amsterdam
1011 NK|Jodenbreestraat|4|Amsterdam
1011 PL|Nieuwe Amstelstraat|1|Amsterdam
1011 DL|Oosterdokskade|143|Amsterdam
1011 VX|Oosterdok|2|Amsterdam
1013 WG|Oostzaanstraat|45|Amsterdam
1016 CJ|Herengracht|386|Amsterdam
1016 GV|Prinsengracht|263|Amsterdam
1016 DK|Westermarkt|20|Amsterdam
1017 DS|Keizersgracht|609|Amsterdam
1017 ET|Keizersgracht|672|Amsterdam
1017 PH|Lijnbaansgracht|234|Amsterdam
1017 PT|Leidseplein|26|Amsterdam
1017 SG|Weteringschans|6|Amsterdam
1018 CX|Plantage Kerklaan|61|Amsterdam
1018 CZ|Plantage Kerklaan|38|Amsterdam
1018 DD|Plantage Middenlaan|2|Amsterdam
1018 EM|Amstel|115|Amsterdam
1018 KK|Kattenburgerplein|1|Amsterdam
1019 BR|Piet Heinkade|1|Amsterdam
1031 KS|Overhoeksplein|1|Amsterdam
1031 KT|IJpromenade|1|Amsterdam
1071 AA|Vondelpark|3|Amsterdam
1071 CX|Paulus Potterstraat|7|Amsterdam
1071 DE|Honthorststraat|20|Amsterdam
1071 DJ|Museumplein|10|Amsterdam
1071 LN|Concertgebouwplein|10|Amsterdam
1071 XX|Museumstraat|1|Amsterdam
1072 AE|Stadhouderskade|78|Amsterdam
1077 XW|Strawinskylaan|1|Amsterdam
1078 GZ|Europaplein|24|Amsterdam
1081 HV|De Boelelaan|1105|Amsterdam
1082 PP|Gustav Mahlerlaan|10|Amsterdam
1092 CK|Linnaeusstraat|2|Amsterdam
1105 AZ|Meibergdreef|9|Amsterdam
1118 AP|Vertrekpassage|1|Schiphol
1118 AX|Aankomstpassage|1|Schiphol
1118 CP|Evert van de Beekstraat|202|Schiphol
1181 ZX|Sandbergplein|1|Amstelveen
1182 JR|Laan Nieuwer-Amstel|1|Amstelveen
1217 JE|Dudokpark|1|Hilversum
1217 WE|Media Parkboulevard|1|Hilversum
1251 BS|Oude Drift|1|Laren
1315 HR|Stadhuisplein|1|Almere
1398 AA|Herengracht|1|Muiden
1411 PB|Westwalstraat|6|Naarden
1509 AW|Schansend|7|Zaandam
1601 LA|Wierdijk|12|Enkhuizen
1621 CV|Roode Steen|1|Hoorn
1781 AA|Hoofdgracht|3|Den Helder
1811 JP|Waagplein|2|Alkmaar
1811 KE|Canadaplein|1|Alkmaar
2011 CH|Spaarne|16|Haarlem
2011 ES|Groot Heiligland|62|Haarlem
2011 RD|Grote Markt|2|Haarlem
2132 TZ|Raadhuisplein|1|Hoofddorp
2161 AM|Stationsweg|166|Lisse
2242 JP|Duinrell|1|Wassenaar
2311 EW|Rapenburg|28|Leiden
2311 GJ|Rapenburg|73|Leiden
2312 BS|Steenstraat|1|Leiden
2312 RA|Oude Singel|32|Leiden
2333 CR|Darwinweg|2|Leiden
2333 ZA|Albinusdreef|2|Leiden
2511 BT|Spui|70|Den Haag
2511 CS|Plein|29|Den Haag
2511 DP|Turfmarkt|147|Den Haag
2513 AA|Binnenhof|1|Den Haag
2513 AH|Buitenhof|33|Den Haag
2514 EH|Lange Voorhout|74|Den Haag
2514 GL|Noordeinde|68|Den Haag
2515 XP|Rijnstraat|8|Den Haag
2517 HV|Stadhouderslaan|41|Den Haag
2517 JK|President Kennedylaan|5|Den Haag
2517 KJ|Carnegieplein|2|Den Haag
2518 AA|Zeestraat|65|Den Haag
2584 RZ|George Maduroplein|1|Den Haag
2586 CK|Gevers Deynootplein|30|Den Haag
2594 BB|Leidsestraatweg|57|Den Haag
2595 AA|Koningin Julianaplein|10|Den Haag
2595 BD|Prinses Irenestraat|6|Den Haag
2595 BE|Prins Willem-Alexanderhof|5|Den Haag
2611 EV|Voldersgracht|21|Delft
2611 GW|Markt|80|Delft
2611 HP|Heilige Geestkerkhof|25|Delft
2611 HR|Sint Agathaplein|1|Delft
2628 AR|Rotterdamseweg|196|Delft
2628 CC|Mekelweg|5|Delft
2801 JX|Achter de Kerk|14|Gouda
3011 AD|Coolsingel|40|Rotterdam
3011 EA|Leuvehaven|1|Rotterdam
3011 GC|Grotekerkplein|27|Rotterdam
3011 GZ|Dominee Jan Scharpstraat|298|Rotterdam
3011 MH|Overblaak|70|Rotterdam
3011 PV|Hoogstraat|110|Rotterdam
3012 CL|Schouwburgplein|50|Rotterdam
3013 AJ|Stationsplein|1|Rotterdam
3013 AK|Stationsplein|45|Rotterdam
3013 AL|Weena|505|Rotterdam
3015 AA|Westzeedijk|341|Rotterdam
3015 CB|Museumpark|25|Rotterdam
3015 CX|Museumpark|18|Rotterdam
3015 GD|Doctor Molewaterplein|40|Rotterdam
3016 GM|Parkhaven|20|Rotterdam
3041 JE|Blijdorplaan|8|Rotterdam
3062 PA|Burgemeester Oudlaan|50|Rotterdam
3072 AD|Koninginnenhoofd|1|Rotterdam
3072 AG|Posthumalaan|1|Rotterdam
3077 AA|Van Zandvlietplein|1|Rotterdam
3084 BA|Ahoyweg|10|Rotterdam
3311 CJ|Lange Geldersekade|2|Dordrecht
3311 XP|Museumstraat|40|Dordrecht
3511 JP|Steenweg|6|Utrecht
3511 WC|Vredenburgkade|11|Utrecht
3512 EJ|Lucasbolwerk|24|Utrecht
3512 JC|Domplein|9|Utrecht
3512 PH|Lange Nieuwstraat|38|Utrecht
3512 XA|Agnietenstraat|1|Utrecht
3521 AL|Jaarbeursplein|6|Utrecht
3521 AZ|Stadsplateau|1|Utrecht
3581 XW|Maliebaanstation|16|Utrecht
3583 EP|Prins Hendriklaan|50|Utrecht
3584 CS|Heidelberglaan|8|Utrecht
3584 CX|Heidelberglaan|100|Utrecht
3811 KG|Kortegracht|11|Amersfoort
3811 LM|Stadhuisplein|1|Amersfoort
3911 AV|Grebbeweg|111|Rhenen
4381 BV|Nieuwendijk|11|Vlissingen
4811 DK|Claudius Prinsenlaan|8|Breda
4811 GH|Boschstraat|22|Breda
5037 AB|Warandelaan|2|Tilburg
5038 CV|Veemarktstraat|44|Tilburg
5041 EA|Wilhelminapark|1|Tilburg
5046 GN|Goirkestraat|96|Tilburg
5171 KW|Europalaan|1|Kaatsheuvel
5211 HT|Verwersstraat|41|'s-Hertogenbosch
5211 JV|Markt|1|'s-Hertogenbosch
5211 ML|Jeroen Boschplein|2|'s-Hertogenbosch
5341 GM|Raadhuislaan|2|Oss
5611 AZ|Emmasingel|31|Eindhoven
5611 EM|Stadhuisplein|1|Eindhoven
5611 NH|Bilderdijklaan|10|Eindhoven
5616 NH|Frederiklaan|10|Eindhoven
5656 AE|High Tech Campus|1|Eindhoven
5671 CA|Berg|29|Nuenen
5911 BX|Keulsepoort|5|Venlo
5944 BE|Lingsforterweg|26|Arcen
6041 EM|Markt|31|Roermond
6041 TD|Stadsweide|2|Roermond
6211 CL|Markt|78|Maastricht
6211 CZ|Dominicanerkerkstraat|1|Maastricht
6211 LK|Minderbroedersberg|4|Maastricht
6221 KX|Avenue Céramique|250|Maastricht
6411 JM|Bongerd|18|Heerlen
6461 MA|Museumplein|2|Kerkrade
6511 PP|Korte Nieuwstraat|6|Nijmegen
6511 TB|Kelfkensbos|59|Nijmegen
6525 GA|Geert Grooteplein Zuid|10|Nijmegen
6708 PB|Droevendaalsesteeg|4|Wageningen
6731 AW|Houtkampweg|6|Otterlo
6811 CG|Markt|11|Arnhem
6811 DG|Koningstraat|38|Arnhem
6811 EB|Kerkplein|1|Arnhem
6816 SH|Antoon van Hooffplein|1|Arnhem
7311 LG|Marktplein|1|Apeldoorn
7313 HK|J.C. Wilslaan|21|Apeldoorn
7315 JA|Koninklijk Park|1|Apeldoorn
7411 KT|Grote Kerkhof|1|Deventer
7511 HC|Langestraat|24|Enschede
7514 BP|Lasondersingel|129|Enschede
7521 PP|Colosseum|65|Enschede
7522 NB|Drienerlolaan|5|Enschede
7811 AP|Raadhuisplein|99|Emmen
8011 NE|Blijmarkt|20|Zwolle
8011 PK|Grote Kerkplein|15|Zwolle
8256 RJ|Spijkweg|30|Biddinghuizen
8911 BS|Wilhelminaplein|92|Leeuwarden
8911 DH|Oldehoofsterkerkhof|2|Leeuwarden
8911 DZ|Grote Kerkstraat|9|Leeuwarden
9401 HS|Brink|1|Assen
9405 TE|De Haar|9|Assen
9711 ME|Museumeiland|1|Groningen
9712 CP|Broerstraat|5|Groningen
9712 HN|Grote Markt|1|Groningen
9712 JG|Martinikerkhof|3|Groningen
9712 KN|Nieuwe Markt|1|Groningen
9713 GZ|Hanzeplein|1|Groningen
`;

export const sampleAddresses: readonly SampleAddress[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [zipCode = '', street = '', houseNumber = '', city = ''] = line.split('|');
    return { zipCode, street, houseNumber, city };
  });
