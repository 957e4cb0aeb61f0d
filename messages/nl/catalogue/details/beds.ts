export const beds = {
  'bed-haga-160': {
    description: [
      'Haga heeft een hoofdbord van 108 cm met twee zachte kussens, op de hoogte van uw schouders als u rechtop zit te lezen.',
      'De zijkanten zijn rondom gestoffeerd: geen harde rand voor uw schenen. De lattenbodem van verlijmd berken is inbegrepen, de matras niet.',
      'Prijzen zijn zonder matras, kussens en beddengoed.',
    ],
    materials: [
      'Frame: massief grenen en multiplex',
      'Bekleding: 100% linnen of weefstof',
      'Lattenbodem: 2 × 14 latten van berken',
      'Poten: massief eiken',
    ],
  },
  'bed-riva-channel': {
    description: [
      'Negen verticale banen velvet maken van het hoofdbord een zacht gordijn. Elke baan is apart gevuld, zodat de vorm na jaren nog scherp is.',
      'Het bed is stevig opgebouwd met een middenbalk en een extra poot. De lattenbodem is inbegrepen; matras en beddengoed kiest u zelf.',
    ],
    materials: [
      'Frame: massief beuken en multiplex',
      'Bekleding: velvet (100% polyester), 80.000 Martindale',
      'Lattenbodem: berken',
    ],
  },
  'bed-spindle-oak': {
    description: [
      'Een bed van massief eiken met een hoofdbord van 21 gedraaide spijlen. De bovenrand buigt licht mee, zoals bij de Alva-stoel.',
      'Onder het bed blijft 25 cm vrij voor opbergdozen. De verbindingen worden met een bout aangetrokken en kraken niet.',
      'Lattenbodem inbegrepen. Matras, kussens en beddengoed op de afbeelding zijn dat niet.',
    ],
    materials: ['Massief Europees eiken', 'Lattenbodem: berken', 'Afwerking: hardwaxolie'],
  },
  'bed-boucle-180': {
    description: [
      'Bij dit bed is alles in bouclé gehuld, van hoofdbord tot voeteneinde. De lussen zijn dicht genoeg om niet te blijven haken en zacht genoeg om tegenaan te liggen.',
      'Het hoofdbord bestaat uit twee kussens met een biesje. Het is aan de achterkant ook gestoffeerd, dus het bed mag vrij in de kamer staan. De lattenbodem is inbegrepen; matras, kussens en beddengoed niet.',
    ],
    materials: [
      'Frame: massief grenen en multiplex',
      'Bekleding: bouclé (62% polyester, 28% acryl, 10% wol)',
      'Lattenbodem: berken',
      'Poten: massief eiken',
    ],
  },
};
