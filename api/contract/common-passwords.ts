/**
 * The passwords of at least eight characters that come first in every list of leaked ones, and those that suggest
 * themselves in this shop; NIST SP 800-63B asks to refuse such. In lower case.
 */
const words = `
12345678 123456789 1234567890 11111111 00000000 87654321 12341234 12121212 123123123 88888888 99999999 66666666
55555555 22222222 77777777 98765432 987654321 0987654321 147258369 123456abc abc12345 abcd1234 a1b2c3d4 1q2w3e4r
1q2w3e4r5t 1qaz2wsx qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwer1234 asdfghjk asdfghjkl asdf1234 zaq12wsx
zxcvbnm1 zxcvbnm123 password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword pa55word
iloveyou iloveyou1 sunshine princess football baseball superman batman123 starwars trustno1 whatever computer
internet michelle jennifer samantha liverpool1 liverpool chelsea1 arsenal1 welcome1 welcome123 letmein1 letmein123
changeme changeme1 default1 admin123 admin1234 administrator secret123 test1234 testtest testing1 monkey123
dragon123 master123 shadow123 killer123 hello123 hallo123 welkom01 welkom123 welkom2024 welkom2025 welkom2026
wachtwoord wachtwoord1 wachtwoord123 geheim123 nederland amsterdam rotterdam feyenoord feyenoord1 voetbal1
lekkerding passwort passwort1 passwort123 schalke04 motdepasse motdepasse1 azertyuiop azerty123 doudou01 heslo123
heslo1234 sparta123 slavia123 sifre123 parola123 fenerbahce galatasaray besiktas1 trabzonspor linden123 lindenwonen
`;
const common = new Set(words.trim().split(/\s+/));

export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
