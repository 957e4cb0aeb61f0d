/** Month and weekday names as they stand inside a date; weekdays start with Sunday. */
export const dateNames: Readonly<Record<string, { months: readonly string[]; weekdays: readonly string[] }>> =
  {
    nl: {
      months: 'januari februari maart april mei juni juli augustus september oktober november december'.split(
        ' ',
      ),
      weekdays: 'zondag maandag dinsdag woensdag donderdag vrijdag zaterdag'.split(' '),
    },
    fr: {
      months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(
        ' ',
      ),
      weekdays: 'dimanche lundi mardi mercredi jeudi vendredi samedi'.split(' '),
    },
    de: {
      months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
      weekdays: 'Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag'.split(' '),
    },
    en: {
      months: 'January February March April May June July August September October November December'.split(
        ' ',
      ),
      weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
    },
    cs: {
      months: 'ledna února března dubna května června července srpna září října listopadu prosince'.split(
        ' ',
      ),
      weekdays: 'neděle pondělí úterý středa čtvrtek pátek sobota'.split(' '),
    },
    tr: {
      months: 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık'.split(' '),
      weekdays: 'Pazar Pazartesi Salı Çarşamba Perşembe Cuma Cumartesi'.split(' '),
    },
  };
