import type { ReviewTexts } from '../../../shape/reviews.ts';

export const remarks: ReviewTexts['remarks'] = {
  sofa: [
    'De eerste week rook hij nog wat nieuw.',
    'De zitting is wel vrij stevig, daar moet je even aan wennen.',
    'De sierkussens hadden van mij wat voller gemogen.',
    'Meet je deur goed op, het paste bij ons maar net.',
    'Op lichte stof zie je een spijkerbroek wel afgeven.',
    'De rug is aan de lage kant als je lang bent.',
  ],
  armchair: [
    'Voor lange mensen is de rug wat laag.',
    'Bouclé trekt wel haren van de hond aan.',
    'De poten moest ik nog een keer natrekken.',
    'De kleur is iets donkerder dan op mijn scherm.',
  ],
  chair: [
    'Eén poot was iets korter, met een viltje opgelost.',
    'De zitting is tamelijk stevig.',
    'Onder de poten heb ik zelf dikkere viltjes geplakt.',
    'Ze zijn allemaal los verpakt, dat gaf veel karton.',
    'De stoel is wat breder dan onze oude, er passen er nu twee naast elkaar in plaats van drie.',
  ],
  table: [
    'Het hout heeft de eerste maanden wel olie nodig.',
    'Hij is zwaar, vraag iemand om te helpen.',
    'De kleur verschilt wat van het staaltje.',
    'In de stookmaanden kwam er een heel fijn naadje in het blad.',
    'De handleiding had duidelijker gekund.',
  ],
  coffee: [
    'Het hout heeft de eerste maanden wel wat olie nodig.',
    'De kleur is iets donkerder dan op mijn scherm.',
    'Eén poot moest ik een slag natrekken.',
    'Je ziet stof er snel op liggen.',
  ],
  desk: [
    'Een tweede kabelgat had gemogen.',
    'De laden zijn wat ondiep voor een dikke laptop.',
    'De handleiding was alleen met plaatjes.',
    'Het blad krast vrij makkelijk, leg er een onderlegger op.',
  ],
  shelf: [
    'De handleiding had duidelijker gekund.',
    'Zonder muurbevestiging staat hij niet stevig genoeg.',
    'Er was één schroef te weinig.',
    'Je hebt echt twee mensen nodig om hem op te zetten.',
  ],
  cabinet: [
    'De achterwand is vrij dun.',
    'De lade had dieper gemogen.',
    'Iets kleiner dan ik me had voorgesteld.',
  ],
  pendant: [
    'Jammer dat er geen lamp bij zit.',
    'Het snoer had een halve meter langer gemogen.',
    'Het plafondkapje is van kunststof, dat is jammer.',
    'Uitvouwen en ophangen kost even geduld.',
  ],
  stone: [
    'Let op met citroen, dat liet bij ons een doffe plek achter.',
    'Je kunt hem niet even in je eentje verzetten.',
    'De tint is iets warmer dan op de foto.',
  ],
  bench: [
    'Zonder kussen zit het na een uur wat hard.',
    'De bouten moest ik na een maand natrekken.',
    'Iets smaller dan ik dacht, lees de maten goed.',
  ],
  storage: [
    'De achterwand had van mij wat dikker gemogen.',
    'Het afstellen van de deuren kostte even tijd.',
    'Er zit maar één kabelgat in.',
    'Boven in de kast zie je stof snel liggen.',
    'Bij daglicht zie je dat fineer en massief iets verschillen.',
  ],
  bed: [
    'De handleiding was even puzzelen.',
    'Het hoofdbord moet je af en toe afborstelen.',
    'De middenpoot kwam net niet tot de vloer, met een viltje opgelost.',
    'De doos is te groot voor een smalle trap.',
  ],
  lamp: [
    'Jammer dat er geen lamp bij zit.',
    'Het snoer had een halve meter langer gemogen.',
    'De kap zat wat scheef, met even draaien was het goed.',
    'Op het messing zie je vingers.',
  ],
  rug: [
    'De eerste weken verliest hij best wat pluis.',
    'De hoeken kwamen omhoog door het oprollen, na drie dagen lag hij vlak.',
    'Iets lichter dan op de foto.',
  ],
  plant: [
    'De takken uitbuigen kost een half uurtje.',
    'Van heel dichtbij zie je de naad in de stam.',
    'De pot is kleiner dan ik dacht.',
  ],
  mirror: [
    'Zwaar: hang hem met twee mensen op.',
    'Er zat maar één soort plug bij, voor gipsplaat heb je een andere nodig.',
    'Je ziet snel vingerafdrukken.',
  ],
  small: [
    'Iets kleiner dan ik me had voorgesteld.',
    'Bij mij zat er een klein putje aan de onderkant.',
    'De kleur is net anders dan op mijn telefoon.',
  ],
};
