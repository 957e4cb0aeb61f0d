import type { CatalogueTexts } from '../../shape/catalogue.ts';

export const categories: CatalogueTexts['categories'] = {
  living: {
    title: 'Wohnzimmer',
    intro: 'Sofas, Sessel und Tische für ein Wohnzimmer, in dem Sie gern sitzen bleiben.',
  },
  sofas: {
    title: 'Sofas',
    intro: 'Vom kompakten Zweisitzer bis zum großzügigen Ecksofa, in Leinen, Bouclé, Samt oder Leder.',
  },
  '2-seater-sofas': {
    title: '2-Sitzer-Sofas',
    intro: 'Sofas bis 195 cm Breite, für ein kleineres Zimmer oder als zweiter Sitzplatz.',
  },
  '3-seater-sofas': {
    title: '3-Sitzer-Sofas',
    intro: 'Zum Liegen oder für drei: Sofas ab 195 cm Breite.',
  },
  'corner-sofas': {
    title: 'Ecksofas',
    intro: 'Sofas mit Récamiere links oder rechts, in Stoffen, die etwas aushalten.',
  },
  armchairs: {
    title: 'Sessel',
    intro: 'Ein eigener Platz neben dem Sofa: Schalensessel und Sessel mit offenem Holzgestell.',
  },
  'coffee-tables': {
    title: 'Couchtische',
    intro: 'Niedrige Tische aus Eiche, Nussbaum und Travertin: rund, gerade oder frei geformt.',
  },
  'round-coffee-tables': {
    title: 'Runde Couchtische',
    intro: 'Ohne Ecken, an denen man sich stößt.',
  },
  'rectangular-coffee-tables': {
    title: 'Rechteckige Couchtische',
    intro: 'Eine lange Platte für ein langes Sofa, mit einer zweiten Ablage für Bücher.',
  },
  'organic-coffee-tables': {
    title: 'Organische Couchtische',
    intro: 'Tischplatten in freier, abgerundeter Form.',
  },
  'side-tables': {
    title: 'Beistelltische',
    intro: 'Ein Platz für eine Tasse Tee, ein Buch oder eine Leuchte.',
  },
  stools: {
    title: 'Hocker',
    intro: 'Zusätzlicher Sitzplatz oder kleiner Tisch: leicht genug für jeden Ort.',
  },
  sleeping: {
    title: 'Schlafzimmer',
    intro: 'Betten, Nachttische und Bänke für ein ruhiges Schlafzimmer.',
  },
  beds: {
    title: 'Betten',
    intro: 'Betten für Matratzen von 140 bis 180 cm Breite, gepolstert oder aus Massivholz.',
  },
  'upholstered-beds': {
    title: 'Polsterbetten',
    intro: 'Mit weichem Kopfteil, an dem es sich gut lesen lässt.',
  },
  'wooden-beds': {
    title: 'Holzbetten',
    intro: 'Bettgestelle aus Massivholz, mit Lattenrost.',
  },
  nightstands: {
    title: 'Nachttische',
    intro: 'Schränkchen auf Höhe Ihrer Matratze, mit einer oder zwei Schubladen.',
  },
  'bed-benches': {
    title: 'Bettbänke',
    intro: 'Für das Fußende: zum Sitzen und um Kleidung abzulegen.',
  },
  dining: {
    title: 'Esszimmer',
    intro: 'Esstische, Stühle und Bänke, an denen alle lange sitzen bleiben.',
  },
  'dining-tables': {
    title: 'Esstische',
    intro: 'Runde und lange Tische für vier Personen oder die ganze Runde, aus Massivholz, Stahl und Marmor.',
  },
  'rectangular-dining-tables': {
    title: 'Rechteckige Esstische',
    intro: 'Von 180 bis 300 cm Länge, mit Beinen aus Holz oder Stahl.',
  },
  'round-dining-tables': {
    title: 'Runde Esstische',
    intro: 'An einem runden Tisch sehen sich alle. Von 110 bis 140 cm Durchmesser.',
  },
  'dining-chairs': {
    title: 'Esszimmerstühle',
    intro: 'Stühle, die auch nach dem Dessert noch bequem sind.',
  },
  'wooden-dining-chairs': {
    title: 'Esszimmerstühle aus Holz',
    intro: 'Sprossenstühle aus Massivholz, gedrechselt und von Hand geschliffen.',
  },
  'upholstered-dining-chairs': {
    title: 'Gepolsterte Esszimmerstühle',
    intro: 'Mit Sitz oder Schale in Stoff, Samt oder Leder.',
  },
  'cane-chairs': {
    title: 'Stühle mit Wiener Geflecht',
    intro: 'Mit luftigem Sitz und Rücken aus geflochtenem Rattan.',
  },
  'dining-benches': {
    title: 'Esszimmerbänke',
    intro: 'Rücken Sie zusammen: Eine Bank bietet drei Personen Platz und verschwindet unter dem Tisch.',
  },
  working: {
    title: 'Arbeitszimmer',
    intro: 'Möbel für einen Arbeitsplatz, der in Ihr Zuhause passt.',
  },
  desks: {
    title: 'Schreibtische',
    intro: 'Schreibtische aus Holz mit Schubladen und Platz für einen Bildschirm.',
  },
  'shelving-units': {
    title: 'Regale',
    intro: 'Offene Regale mit Stahlgestell, für Bücher, Ordner und einen Drucker.',
  },
  storage: {
    title: 'Aufbewahrung',
    intro: 'Sideboards, Schränke und Körbe, die Ordnung schaffen und sich sehen lassen können.',
  },
  sideboards: {
    title: 'Sideboards',
    intro: 'Mit Lamellen, Wiener Geflecht oder glatten Türen, von 150 bis 210 cm Breite.',
  },
  'tv-units': {
    title: 'TV-Schränke',
    intro: 'Lowboards mit offenem Fach für Geräte und Kabelauslass in der Rückwand.',
  },
  bookcases: {
    title: 'Bücherregale',
    intro: 'Regale mit stabilen Böden für Bücher, Vasen und Kisten.',
  },
  wardrobes: {
    title: 'Kleiderschränke',
    intro: 'Schränke mit Kleiderstange und Fächern, mit zwei, drei oder vier Türen.',
  },
  baskets: {
    title: 'Körbe',
    intro: 'Geflochtene Körbe für Decken, Spielzeug oder eine Pflanze.',
  },
  lighting: {
    title: 'Leuchten',
    intro: 'Warmes Licht über dem Tisch, neben dem Sofa und auf dem Nachttisch.',
  },
  'floor-lamps': {
    title: 'Stehleuchten',
    intro: 'Bogenleuchten und Stehleuchten mit Leinenschirm.',
  },
  'table-lamps': {
    title: 'Tischleuchten',
    intro: 'Kleines Licht für Nachttisch, Schreibtisch oder Sideboard.',
  },
  'pendant-lamps': {
    title: 'Pendelleuchten',
    intro: 'Schirme aus Metall, Papier und Rattan.',
  },
  rugs: {
    title: 'Teppiche',
    intro: 'Wollteppiche, die eine Sitzgruppe zusammenhalten und den Schall dämpfen.',
  },
  'rectangular-rugs': {
    title: 'Rechteckige Teppiche',
    intro: 'Von 200 × 140 bis 300 × 200 cm.',
  },
  'round-rugs': {
    title: 'Runde Teppiche',
    intro: 'Für den Platz unter einem Sessel oder einem runden Tisch.',
  },
  decoration: {
    title: 'Dekoration',
    intro: 'Spiegel, Vasen und Grün: der letzte Schliff für jeden Raum.',
  },
  mirrors: {
    title: 'Spiegel',
    intro: 'Wandspiegel und ein hoher Spiegel zum Anlehnen.',
  },
  'artificial-plants': {
    title: 'Kunstpflanzen',
    intro: 'Täuschend echte Pflanzen im Topf, ganz ohne Wasser und Licht.',
  },
  vases: {
    title: 'Vasen',
    intro: 'Keramik für Zweige, Blumen oder gar nichts.',
  },
};
