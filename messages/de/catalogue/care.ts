import type { CatalogueTexts } from '../../shape/catalogue.ts';

export const care: CatalogueTexts['care'] = {
  fabric: [
    'Saugen Sie den Bezug alle zwei Wochen mit der weichen Polsterdüse ab.',
    'Flecken sofort mit einem sauberen, feuchten Tuch abtupfen, nicht reiben.',
    'Lose Kissen ab und zu wenden und aufschütteln, dann nutzen sie sich gleichmäßig ab.',
  ],
  velvet: [
    'Bürsten Sie den Samt in Strichrichtung mit einer weichen Kleiderbürste.',
    'Flecken mit lauwarmem Wasser abtupfen, trocknen lassen und den Flor wieder aufbürsten.',
  ],
  leather: [
    'Mit einem nebelfeuchten Tuch abwischen und das Leder vor praller Sonne schützen.',
    'Pflegen Sie das Leder zweimal im Jahr mit farbloser Ledercreme.',
  ],
  oil: [
    'Wischen Sie das Holz nebelfeucht ab und trocknen Sie es nach.',
    'Ölen Sie das Holz zweimal im Jahr dünn mit farblosem Pflegeöl nach.',
    'Unter heiße Töpfe und nasse Gläser gehören Untersetzer.',
  ],
  lacquer: ['Mit einem feuchten Tuch und einem Tropfen Spülmittel abwischen; keine Scheuermittel verwenden.'],
  stone: [
    'Wein, Kaffee und Zitrussaft sofort aufnehmen: Naturstein ist porös.',
    'Mit Wasser und pH-neutraler Steinseife reinigen und einmal im Jahr imprägnieren.',
  ],
  metal: ['Mit einem trockenen, weichen Tuch abstauben.'],
  brass: [
    'Trocken abstauben. Unlackiertes Messing dunkelt mit der Zeit nach; wer Glanz möchte, poliert es mit Messingpolitur.',
  ],
  woven: [
    'Stauben Sie das Geflecht mit einer weichen Bürste ab.',
    'Vor praller Sonne und Heizungswärme schützen, damit es nicht austrocknet.',
  ],
  rug: [
    'In Florrichtung saugen, ohne rotierende Bürste.',
    'Ein Wollteppich verliert im ersten halben Jahr lose Fasern; das lässt von selbst nach.',
    'Drehen Sie den Teppich zweimal im Jahr um 180 Grad.',
  ],
  shade: ['Den Schirm mit einer Fusselrolle oder einem weichen Pinsel abstauben.'],
  paper: ['Mit einem trockenen Staubwedel abstauben. Papier nicht nass machen.'],
  mirror: [
    'Das Glas mit Mikrofasertuch und Wasser reinigen; nichts auf die Kanten sprühen, sonst leidet die Beschichtung.',
  ],
  ceramic: ['Mit einem weichen, leicht feuchten Tuch abwischen.'],
  plant: [
    'Die Blätter mit einem weichen Pinsel oder einem feuchten Tuch abstauben.',
    'Nach dem Auspacken die Zweige vorsichtig in Form biegen.',
  ],
};
