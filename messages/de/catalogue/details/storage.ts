export const storage = {
  'sideboard-slat-oak': {
    description: [
      'Die Türen von Rilla bestehen aus senkrechten, 2 cm breiten Leisten mit rund geschliffenen Kanten. Sie öffnen auf Druck: Kein Griff unterbricht die Linien.',
      'Innen hat jedes Fach einen verstellbaren Boden und einen Kabeldurchlass. 43 cm Tiefe reichen für Essteller und Ordner.',
      'Das Sideboard kommt montiert; nur die vier Füße dreht unser Lieferteam noch ein.',
    ],
    materials: [
      'Korpus, je nach Ausführung: Eichen- oder Nussbaumfurnier auf MDF mit Massivholzkanten',
      'Türen und Füße: Massivholz',
      'Scharniere mit Dämpfung, Push-to-open',
    ],
  },
  'sideboard-cane-oak': {
    description: [
      'Drei Türen mit Wiener Geflecht in einem Rahmen aus massiver Eiche. Das Geflecht lässt Luft und Infrarot durch: Die Fernbedienung funktioniert auch bei geschlossener Tür.',
      'Hinter jeder Tür liegt ein verstellbarer Boden. Die Knöpfe sind aus Messing und werden mit den Jahren matter.',
    ],
    materials: [
      'Korpus: Eichenfurnier mit Massivholzkanten',
      'Türen: Eiche massiv mit Rattangeflecht',
      'Knöpfe: Messing',
    ],
  },
  'sideboard-plain-walnut': {
    description: [
      'Vier glatte Türen, über die sich die Maserung fortsetzt: Das Furnier wird in der Reihenfolge aufgelegt, in der es vom Stamm geschnitten wurde. Kleine Knöpfe aus Messing, schlanke Beine aus messingfarbenem Stahl.',
      'Zwei Fächer haben Einlegeböden, im dritten steckt eine Besteckschublade mit Filzboden. Das vierte ist leer geblieben, für Flaschen.',
    ],
    materials: [
      'Korpus und Türen, je nach Ausführung: Nussbaum- oder Eichenfurnier auf MDF',
      'Beine und Knöpfe: Stahl und Messing',
    ],
  },
  'tv-slat-walnut': {
    description: [
      'Das Lowboard der Serie Rilla hat zwei Lamellentüren und in der Mitte ein offenes Fach für Spielkonsole oder Soundbar bis 55 cm Breite.',
      'Kabel laufen durch einen Schlitz über die ganze Rückwand, Sie müssen also nichts bohren. Geeignet für Fernseher bis 75 Zoll.',
    ],
    materials: [
      'Korpus, je nach Ausführung: Nussbaum- oder Eichenfurnier auf MDF',
      'Türen: Leisten aus Massivholz',
      'Beine: Stahl, schwarz pulverbeschichtet',
    ],
  },
  'tv-plain-oak': {
    description: [
      'Weiß geölte Eiche behält die helle Farbe von frisch gesägtem Holz. Die Maserung der Klappen läuft quer, dadurch wirkt das Lowboard noch flacher und länger.',
      'Zwei Klappen öffnen gebremst nach unten. Das offene Fach in der Mitte hat einen Boden, den Sie auch weglassen können.',
    ],
    materials: ['Korpus und Klappen: Eichenfurnier auf MDF mit Massivholzkanten', 'Füße: Eiche massiv'],
  },
  'wardrobe-nord-oak': {
    description: [
      'Drei hohe Türen in Eiche mit geraden Griffen aus schwarzem Stahl. Links und in der Mitte hängt die Kleidung an einer 96 cm langen Stange, rechts und über der Stange liegen sechs Böden.',
      'Bei 60 cm Tiefe passen Kleiderbügel quer hinein. Die Türen schließen gedämpft.',
      'Unser Lieferteam baut den Schrank dort auf, wo es ihn abstellt, und befestigt ihn an der Wand: bei der Lieferung bis ins Zimmer im Raum Ihrer Wahl. Rechnen Sie mit zwei Stunden.',
    ],
    materials: [
      'Korpus: Eichenfurnier auf Spanplatte',
      'Türen: Eichenfurnier auf MDF mit Massivholzkanten',
      'Griffe: Stahl, schwarz pulverbeschichtet',
    ],
  },
  'wardrobe-shaker-white': {
    description: [
      'Rahmentüren mit je zwei flachen Füllungen, wie in einer Altbauwohnung. Der Lack ist in vier dünnen Schichten gespritzt und fühlt sich weich und matt an.',
      'Links eine Kleiderstange auf 165 cm Höhe für lange Kleider und Mäntel, rechts und über der Stange vier Böden, unten rechts eine Schublade. Oben schließt eine Leiste den Schrank ab.',
    ],
    materials: [
      'Türen: MDF mit Rahmen aus massiver Buche, lackiert',
      'Korpus: MDF, lackiert',
      'Griffe: Messing',
    ],
  },
  'wardrobe-slat-walnut': {
    description: [
      'Der Größte der Serie Rilla: vier zwei Meter hohe Türen, belegt mit 250 Leisten. Geschlossen sieht der Schrank aus wie eine Wand aus Holz.',
      'Die eine Hälfte ist zum Hängen, die andere zum Legen. Zwei Schubladen mit Filzboden laufen auf Vollauszügen.',
      'Lieber nach Maß? Dann messen wir bei Ihnen zu Hause und bauen den Schrank bis 240 cm breit, passend unter Ihre Decke. Was wir so für Sie fertigen, ist vom Widerruf ausgenommen.',
    ],
    materials: [
      'Korpus, je nach Ausführung: Nussbaum- oder Eichenfurnier',
      'Türen: Leisten aus Massivholz auf MDF',
      'Griffe: Messing',
    ],
  },
  'bookshelf-oak': {
    description: [
      'Fünf Fächer, je 35 cm hoch: Romane, Kochbücher und Ordner passen hinein. Die Böden sind 2,2 cm stark und tragen 30 Kilo, ohne sich durchzubiegen.',
      'Die Rückwand ist aus demselben Holz, das Regal darf also auch frei im Raum stehen. Befestigungsmaterial für die Wand liegt bei.',
    ],
    materials: [
      'Eichen- oder Nussbaumfurnier auf MDF mit Massivholzkanten, je nach Ausführung',
      'Oberfläche: Hartwachsöl',
    ],
  },
  'bookshelf-loft': {
    description: [
      'Ein offenes Regal ohne Rückwand: sechs Böden in einem Gestell aus Vierkantrohr. Es ist von beiden Seiten zugänglich und teilt, quer zur Wand gestellt, auch einen Raum. Befestigen Sie es immer mit dem beiliegenden Set an der Wand.',
      'Die Ständer haben Stellfüße und werden verschraubt. Zwei Regale nebeneinander teilen sich einen Ständer; das Verbindungsset bestellen Sie separat.',
    ],
    materials: [
      'Böden, je nach Ausführung: Nussbaum- oder Eichenfurnier auf Multiplex',
      'Gestell: Stahl 20 × 20 mm, schwarz pulverbeschichtet',
    ],
  },
  'nightstand-oak': {
    description: [
      'Eine Schublade für alles, was verschwinden soll, ein offenes Fach für das Buch, das Sie gerade lesen. Mit 52 cm Höhe steht die Leuchte auf einer Ebene mit der Matratze.',
      'Die Schublade läuft auf Holzführungen und ist mit Schwalbenschwanz gezinkt. Der Knopf ist aus Messing.',
    ],
    materials: ['Korpus: Eichenfurnier mit Massivholzkanten', 'Beine: Eiche massiv', 'Knopf: Messing'],
  },
  'nightstand-walnut-2': {
    description: [
      'Zwei gleich hohe Schubladen für alle, die obenauf lieber nichts stehen haben. Die Fronten sind aus einem Stück geschnitten, die Maserung läuft durch.',
      'In die untere passt ein Tablet oder ein Stapel Zeitschriften; ein Schlitz hinten lässt das Ladekabel durch.',
    ],
    materials: [
      'Korpus, je nach Ausführung: Nussbaum- oder Eschenfurnier mit Massivholzkanten',
      'Beine: Massivholz',
      'Knöpfe: Messing',
    ],
  },
};
