export const chairs = {
  'chair-ella-oak': {
    description: [
      'Ella hat eine geschwungene Rückenlehne, die aus einem Stück massiver Eiche gesägt ist. Sie endet genau unter den Schulterblättern und stützt, ohne zu drücken.',
      'Der Sitz ist mit festem Schaum gepolstert und mit einem Stoff bezogen, der einiges aushält. Zwei Schrauben, und er ist ab: praktisch, wenn Sie ihn neu beziehen lassen oder in zehn Jahren eine andere Farbe möchten.',
    ],
    materials: [
      'Gestell: Europäische Eiche massiv, geölt',
      'Sitz: Multiplex mit Kaltschaum',
      'Bezug, je nach Ausführung: Webstoff oder Leinen, ab 40.000 Scheuertouren (Martindale)',
    ],
  },
  'chair-ella-walnut': {
    description: [
      'Dieselbe Ella in amerikanischem Nussbaum. Das Holz ist dunkel und lebhaft gezeichnet und wird mit den Jahren etwas heller.',
      'Der Sitz ist mit 1,1 mm starkem Rindsleder bezogen. Das Leder ist durchgefärbt, Kratzer fallen deshalb kaum auf. Lieber Stoff? Dann nehmen Sie den grauen Webstoff.',
    ],
    materials: [
      'Gestell: Amerikanischer Nussbaum massiv, geölt',
      'Sitz: Multiplex mit Kaltschaum',
      'Bezug, je nach Ausführung: Rindsleder oder Webstoff',
    ],
  },
  'chair-ronja-rust': {
    description: [
      'Ronja umschließt den Rücken von drei Seiten und lässt die Arme frei. So rücken Sie leicht an den Tisch heran und bleiben gern sitzen.',
      'Die Schale ist aus geformtem Multiplex mit 3 cm Polsterung. Der Samt ist ringsum ohne sichtbare Naht gespannt.',
      'Die mattschwarzen Stahlbeine haben Filzgleiter.',
    ],
    materials: [
      'Schale: geformtes Multiplex mit Kaltschaum',
      'Bezug: Samt (100 % Polyester), 80.000 Scheuertouren (Martindale)',
      'Beine: Stahl, mattschwarz pulverbeschichtet',
    ],
  },
  'chair-ronja-boucle': {
    description: [
      'Die Schale von Ronja in Bouclé, auf Beinen aus massiver Eiche. Die groben Schlingen machen aus dem Esszimmerstuhl beinahe einen Sessel.',
      'Die Beine sind rund gedrechselt und laufen nach unten schmal zu. Mit dem beiliegenden Schlüssel sind sie in fünf Minuten montiert.',
    ],
    materials: [
      'Schale: geformtes Multiplex mit Kaltschaum',
      'Bezug, je nach Ausführung: Bouclé (62 % Polyester, 28 % Polyacryl, 10 % Wolle) oder Webstoff',
      'Beine: Eiche massiv, geölt',
    ],
  },
  'chair-stahl-cane': {
    description: [
      'Svea steht auf Kufen. Auf jeder Seite führt ein einziges gebogenes Stahlrohr vom Sitz über den Boden bis zur Lehne, sodass der Stuhl auf Teppich genauso leicht gleitet wie auf Parkett.',
      'Sitz und Rücken sind aus Wiener Geflecht in einem Holzrahmen. Das Geflecht lässt Luft durch und wiegt fast nichts. In den ersten Wochen gibt es ein wenig nach, danach bleibt es, wie es ist.',
    ],
    materials: [
      'Gestell: Stahlrohr, 22 mm, schwarz pulverbeschichtet',
      'Rahmen, je nach Ausführung: Eiche, Esche oder Nussbaum massiv',
      'Sitz und Rücken: Rattangeflecht, von Hand eingespannt',
    ],
  },
  'chair-spindle-black': {
    description: [
      'Neun gedrechselte Sprossen, ein ausgemuldeter Sitz und schräg eingesetzte Beine: Alva ist gebaut, wie man Sprossenstühle seit Jahrhunderten baut.',
      'Der Stuhl ist aus massiver Esche und zweimal lackiert, mit einem wasserbasierten Lack, unter dem die Maserung zu sehen bleibt. Er wiegt gut fünf Kilo und ist schnell umgestellt.',
    ],
    materials: ['Europäische Esche massiv, gedrechselt', 'Oberfläche: wasserbasierter Lack, matt'],
  },
  'chair-spindle-oak': {
    description: [
      'Alva in Eiche, die wie unbehandelt wirkt. Der Sitz ist 3 cm stark und von Hand ausgemuldet, deshalb sitzen Sie auch ohne Kissen gut.',
      'Jedes Bein ist gedrechselt und im Sitz verkeilt. Unter Last wird diese Verbindung nur noch fester.',
    ],
    materials: ['Europäische Eiche massiv', 'Oberfläche: Hartwachsöl'],
  },
  'armchair-nest': {
    description: [
      'Bei Nest gehen Rücken und Armlehnen in einem Zug ineinander über. Hinten ist der Rand 72 cm hoch und fällt nach vorn ab, so lehnen Sie sich an, ohne dass die Ellbogen anstoßen.',
      'Das Sitzkissen liegt lose auf und ist mit Kaltschaum und Fasern gefüllt. Das kleine Rückenkissen gehört dazu.',
      'Die vier Füße aus massiver Eiche sind etwas zurückgesetzt. Der Sessel kommt fertig montiert.',
    ],
    materials: [
      'Gestell: Buche massiv und gebogenes Multiplex',
      'Sitz: Kaltschaum RG 35 mit Faserlage',
      'Bezug, je nach Ausführung: Bouclé, Leinen oder Chenille',
      'Füße: Eiche massiv, geölt',
    ],
  },
  'armchair-nest-ochre': {
    description: [
      'Nest in Samt, auf schwarzen Stahlbeinen. Der Glanz des Stoffs bringt die runde Form noch stärker heraus.',
      'Der Samt ist für jeden Tag gemacht: 80.000 Touren in der Scheuerprüfung. Ein Tropfen Wein bleibt lange genug obenauf stehen, um ihn abzutupfen.',
    ],
    materials: [
      'Gestell: Buche massiv und gebogenes Multiplex',
      'Sitz: Kaltschaum RG 35 mit Faserlage',
      'Bezug: Samt (100 % Polyester), 80.000 Scheuertouren (Martindale)',
      'Beine: Stahl, schwarz pulverbeschichtet',
    ],
  },
  'armchair-malmo': {
    description: [
      'Malmö zeigt, wie er gebaut ist. Das Gestell aus massivem Nussbaum ist mit Schlitz und Zapfen verbunden, die Armlehne breit genug für eine Tasse Kaffee.',
      'Sitz- und Rückenkissen liegen lose auf Holzlatten. Ihr durchgefärbtes Leder wird schöner, je öfter Sie darin sitzen. Neue Bezüge lassen sich auch Jahre später noch bestellen.',
    ],
    materials: [
      'Gestell: Amerikanischer Nussbaum massiv, geölt',
      'Kissen: Kaltschaum RG 35 mit Faserlage',
      'Bezug: Semianilin-Rindsleder, 1,2 mm',
    ],
  },
  'armchair-malmo-oak': {
    description: [
      'Der helle Malmö: massive Eiche mit Kissen in Leinen oder Webstoff. Das offene Gestell lässt Licht durch, so nimmt der Sessel einem kleinen Raum wenig Platz.',
      'Die Bezüge haben einen Reißverschluss. Leinen und Webstoff waschen Sie bei 30 Grad, Bouclé geben Sie in die Reinigung. Einen zweiten Satz in einer anderen Farbe können Sie später nachbestellen.',
    ],
    materials: [
      'Gestell: Europäische Eiche massiv, geölt',
      'Kissen: Kaltschaum RG 35 mit Faserlage',
      'Bezug, je nach Ausführung: Leinen, Webstoff oder Bouclé, abnehmbar',
    ],
  },
  'stool-tri': {
    description: [
      'Drei Beine stehen immer sicher, auch auf schiefem Boden. Tri ist Sitzplatz, Nachttisch oder Ablage neben der Badewanne.',
      'Der Sitz hat 35 cm Durchmesser, ist 3 cm stark und am Rand gerundet. Die Beine drehen Sie ohne Werkzeug ein.',
    ],
    materials: [
      'Eiche massiv, Nussbaum massiv oder Esche massiv, schwarz gebeizt',
      'Oberfläche: Hartwachsöl',
    ],
  },
};
