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
};

export const views = {
  main: 'schuin van voren',
  front: 'recht van voren',
  above: 'van bovenaf',
  detail: 'van dichtbij',
};
