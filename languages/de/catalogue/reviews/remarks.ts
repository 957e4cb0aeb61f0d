import type { ReviewTexts } from '../../../shape/reviews.ts';

export const remarks: ReviewTexts['remarks'] = {
  sofa: [
    'In der ersten Woche roch es noch etwas neu.',
    'Es sitzt sich recht fest, daran muss man sich kurz gewöhnen.',
    'Die Polsterung hätte für mich etwas weicher sein dürfen.',
    'Messen Sie die Tür gut aus, bei uns ging es gerade so.',
    'Auf hellem Stoff sieht man, wenn eine neue Jeans abfärbt.',
    'Für große Menschen ist der Rücken etwas niedrig.',
  ],
  armchair: [
    'Für große Menschen ist der Rücken etwas niedrig.',
    'Hundehaare sieht man darauf recht schnell.',
    'Ein kleiner Tisch daneben muss sein, ablegen kann man wenig.',
    'Die Farbe ist etwas dunkler als auf meinem Bildschirm.',
  ],
  chair: [
    'Ein Bein war minimal kürzer, ein Filzgleiter hat es gelöst.',
    'Der Sitz ist ziemlich fest.',
    'Ich habe noch dickere Filzgleiter untergeklebt.',
    'Jeder ist einzeln verpackt, das gab viel Karton.',
    'Etwas breiter als unsere alten, statt drei passen jetzt zwei nebeneinander.',
  ],
  table: [
    'In den ersten Monaten möchte das Holz geölt werden.',
    'Er ist schwer, holen Sie sich Hilfe.',
    'Die Farbe weicht etwas vom Foto ab.',
    'In der Heizperiode kam ein ganz feiner Riss in die Platte.',
    'Die Anleitung hätte klarer sein können.',
  ],
  coffee: [
    'In den ersten Monaten möchte das Holz etwas Öl.',
    'Die Farbe ist etwas dunkler als auf meinem Bildschirm.',
    'Eine Schraube musste ich noch einmal nachziehen.',
    'Man sieht schnell Staub darauf.',
  ],
  desk: [
    'Ein zweiter Kabeldurchlass wäre schön gewesen.',
    'Die Schubladen sind für einen dicken Laptop etwas flach.',
    'Die Anleitung bestand nur aus Bildern.',
    'Die Platte verkratzt recht leicht, besser eine Unterlage nehmen.',
  ],
  shelf: [
    'Die Anleitung hätte klarer sein können.',
    'Ohne Wandbefestigung steht es nicht sicher genug.',
    'Eine Schraube war zu wenig dabei.',
    'Zum Aufstellen braucht man wirklich zwei Personen.',
  ],
  cabinet: [
    'Die Rückwand ist recht dünn.',
    'Die Schublade hätte tiefer sein dürfen.',
    'Etwas kleiner, als ich ihn mir vorgestellt hatte.',
  ],
  pendant: [
    'Schade, dass kein Leuchtmittel dabei ist.',
    'Das Kabel hätte einen halben Meter länger sein dürfen.',
    'Der Baldachin ist aus Kunststoff, das ist schade.',
    'Auspacken und Aufhängen braucht etwas Geduld.',
  ],
  stone: [
    'Vorsicht mit Zitrone, bei uns blieb eine matte Stelle zurück.',
    'Den verrückt man nicht mal eben allein.',
    'Der Ton ist etwas wärmer als auf dem Foto.',
  ],
  bench: [
    'Nach einer Stunde hätte ich gern ein Kissen.',
    'Die Schrauben musste ich nach einem Monat nachziehen.',
    'Etwas schmaler, als ich dachte, also gut auf die Maße achten.',
  ],
  storage: [
    'Die Rückwand hätte für mich etwas dicker sein dürfen.',
    'Das Einstellen der Türen hat etwas gedauert.',
    'Die Anleitung hätte klarer sein können.',
    'Obenauf sieht man schnell Staub.',
    'Bei Tageslicht sieht man, dass sich die Holztöne leicht unterscheiden.',
  ],
  bed: [
    'Über der Anleitung haben wir etwas gerätselt.',
    'Das Kopfteil will ab und zu abgestaubt werden.',
    'Der Mittelfuß reichte nicht ganz bis zum Boden, ein Filzgleiter hat es gelöst.',
    'Der Karton ist für ein enges Treppenhaus zu groß.',
  ],
  lamp: [
    'Schade, dass kein Leuchtmittel dabei ist.',
    'Das Kabel hätte einen halben Meter länger sein dürfen.',
    'Der Schirm saß etwas schief, mit etwas Drehen war es gut.',
    'Fingerabdrücke sieht man schnell.',
  ],
  rug: [
    'In den ersten Wochen fusselt er schon recht stark.',
    'Die Ecken standen vom Aufrollen hoch, nach drei Tagen lag er flach.',
    'Etwas heller als auf dem Foto.',
  ],
  plant: [
    'Das Zurechtbiegen dauert eine halbe Stunde.',
    'Von ganz nah sieht man, dass sie nicht echt ist.',
    'Der Topf ist kleiner, als ich dachte.',
  ],
  mirror: [
    'Schwer: am besten zu zweit aufhängen.',
    'Für Gipskarton braucht man andere Dübel als die mitgelieferten.',
    'Man sieht schnell Fingerabdrücke.',
  ],
  small: [
    'Etwas kleiner, als ich es mir vorgestellt hatte.',
    'Bei mir war unten eine kleine Macke.',
    'Die Farbe ist etwas anders als auf meinem Handy.',
  ],
};
