import type { CzechSuggestion, FoundAddress } from '../../contract/lookup.ts';

type CzechAddress = { street: string; number: string; city: string; zip: string };

/** Public addresses of ministries, town halls, museums and universities: `postcode|street|number|town`. */
const table = `
110 00|Václavské náměstí|1700/68|Praha 1
110 00|Staroměstské náměstí|1/3|Praha 1
110 01|Mariánské náměstí|2/2|Praha 1
110 00|Národní|1009/3|Praha 1
110 00|Ovocný trh|560/5|Praha 1
110 00|Celetná|562/20|Praha 1
110 00|Panská|891/5|Praha 1
110 00|Jungmannova|36/31|Praha 1
115 03|Na Příkopě|864/28|Praha 1
118 00|Malostranské náměstí|2/25|Praha 1
118 01|Valdštejnské náměstí|17/4|Praha 1
118 26|Sněmovní|4/1|Praha 1
120 00|Karlovo náměstí|2097/10|Praha 2
128 00|Na Slupi|450/18|Praha 2
130 67|náměstí W. Churchilla|1938/4|Praha 3
160 00|Technická|1905/5|Praha 6
170 00|Dukelských hrdinů|530/47|Praha 7
301 00|náměstí Republiky|1|Plzeň
370 01|náměstí Přemysla Otakara II.|1|České Budějovice
601 67|Dominikánské náměstí|196/1|Brno
601 77|Žerotínovo náměstí|617/9|Brno
602 00|Husova|535/18|Brno
702 00|Prokešovo náměstí|1803/8|Ostrava
760 01|náměstí Míru|12|Zlín
779 00|Horní náměstí|583|Olomouc
779 00|Křížkovského|511/8|Olomouc
`;

const addresses: readonly CzechAddress[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [zip = '', street = '', number = '', city = ''] = line.split('|');
    return { zip, street, number, city };
  });

const wordsOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\b(\d{3}) (\d{2})\b/g, '$1$2')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** Without any service: each word begins one of the address; accents and upper case are forgiven. */
export function suggestCzech(text: string, limit: number): CzechSuggestion[] {
  const wanted = wordsOf(text);
  if (wanted.length === 0) return [];
  return addresses
    .filter((address) => {
      const words = wordsOf(Object.values(address).join(' '));
      return wanted.every((word) => words.some((one) => one.startsWith(word)));
    })
    .slice(0, limit)
    .map(({ street, number, city, zip }) => ({
      id: null,
      type: 'address',
      values: {
        WHOLE_ADDRESS: `${street} ${number}, ${zip} ${city}`,
        STREET: street,
        NUMBER: number,
        CITY: city,
        ZIP: zip,
      },
    }));
}

/** What a service has found: its fields cost money, so they are asked for once it is chosen. */
export function toCzechSuggestion({ id, type, text, description }: FoundAddress): CzechSuggestion {
  const WHOLE_ADDRESS = [text, description].filter(Boolean).join(', ');
  return { id, type, values: { WHOLE_ADDRESS, STREET: '', NUMBER: '', CITY: '', ZIP: '' } };
}
