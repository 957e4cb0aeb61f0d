export const collections = {
  linden: {
    title: 'Linden-collectie',
    intro: 'Onze eigen ontwerpen, getekend in Utrecht en gemaakt in werkplaatsen die wij kennen.',
  },
  autumn: {
    title: 'Behaaglijk thuis',
    intro: 'Roest, oker en mokka, met lampen die vroeg aan mogen.',
  },
  'light-summer': {
    title: 'Lichte zomer',
    intro: 'Riet, linnen en wit geolied eiken voor kamers met de ramen open.',
  },
  japandi: {
    title: 'Japandi rust',
    intro: 'Lage meubels, stille kleuren en zichtbaar hout.',
  },
  'mid-century': {
    title: 'Mid-century walnoot',
    intro: 'Walnoot, leer en messing, met de lijnen van de jaren vijftig.',
  },
  'home-office': {
    title: 'Thuis werken',
    intro: 'Bureau, stoel, lamp en kast die samen in een hoek van de kamer passen.',
  },
  boucle: {
    title: 'Zachte bouclé',
    intro: 'Wollig, lichtgekleurd en fijn om aan te raken.',
  },
  dinner: {
    title: 'Lang tafelen',
    intro: 'Grote tafels en stoelen waar u het tot na de koffie op uithoudt.',
  },
};

export const tags = {
  'solid-wood': {
    title: 'Massief hout',
    intro: 'Blad, frame of poten zijn van massief hout, dat u kunt schuren en opnieuw afwerken.',
  },
  'free-installation': {
    title: 'Gratis montage',
    intro: 'Onze bezorgers zetten deze meubels bij u in elkaar en nemen de verpakking mee.',
  },
  'made-to-measure': {
    title: 'Op maat te bestellen',
    intro: 'Ook in een afwijkende maat te maken. Maatwerk kunt u niet retourneren.',
  },
  quick: {
    title: 'Snel in huis',
    intro: 'Ligt op voorraad in ons magazijn en is binnen enkele werkdagen bij u.',
  },
  'no-promotion': {
    title: 'Geen reclameproduct',
    intro: 'Deze producten doen niet mee met kortingsacties en kortingscodes.',
  },
  'washable-cover': {
    title: 'Afneembare hoes',
    intro: 'De hoezen van de kussens gaan eraf en kunnen worden gereinigd.',
  },
  handmade: {
    title: 'Met de hand gemaakt',
    intro: 'Gevlochten, geweven, gedraaid of gegoten: geen twee stukken zijn precies gelijk.',
  },
  compact: {
    title: 'Klein wonen',
    intro: 'Meubels die weinig plek vragen en veel bergen.',
  },
  natural: {
    title: 'Natuurlijke materialen',
    intro: 'Hout, wol, linnen, steen en riet, zonder kunststof aan de buitenkant.',
  },
  pets: {
    title: 'Huisdiervriendelijk',
    intro: 'Dichte stoffen waar een nagel niet in blijft haken en die u afneemt met een doekje.',
  },
  dimmable: {
    title: 'Dimbaar',
    intro: 'Werkt met een dimmer of heeft er een in het snoer.',
  },
  repairable: {
    title: 'Losse onderdelen leverbaar',
    intro: 'Poten, hoezen, grepen en kappen zijn tot tien jaar na aankoop na te bestellen.',
  },
  'room-delivery': {
    title: 'Tot in de kamer',
    intro: 'Op verzoek brengen twee mensen dit meubel naar de kamer van uw keuze.',
  },
};
