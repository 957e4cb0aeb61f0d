export const places = {
  living: 'in een lichte woonkamer',
  dining: 'in een eetkamer met visgraatvloer',
  bedroom: 'in een slaapkamer met lambrisering',
  study: 'in een werkkamer',
  reading: 'in een leeshoek bij het raam',
  lounge: 'in een warme zitkamer met een ronde spiegel',
  family: 'in een gezinskamer met een boekenkast',
  breakfast: 'in een lichte eethoek',
  formal: 'in een eetkamer met groene lambrisering',
  boucle: 'in een slaapkamer in warme tinten',
  hall: 'in een hal met visgraatvloer',
  media: 'in een woonkamer met een televisiemeubel',
  snug: 'in een kleine woonkamer',
  cloud: 'in een woonkamer in zachte tinten',
  library: 'in een zitkamer met groene muren en een boekenkast',
  guest: 'in een logeerkamer met een witte kast',
  suite: 'in een ruime slaapkamer met een notenhouten kast',
  bistro: 'in een eethoek met terrakleurige muren',
  salon: 'in een eetkamer met lichtgrijze lambrisering',
  kitchen: 'in een eetkamer met een donkergroene muur',
};

export const views = {
  main: 'schuin van voren',
  front: 'recht van voren',
  above: 'van bovenaf',
  detail: 'van dichtbij',
};
