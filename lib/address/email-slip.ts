/** Where most shoppers have their mail, and what differs from these by one letter and is right. */
const domains = `
  gmail.com mail.com ymail.com hotmail.com hotmail.nl hotmail.be hotmail.de hotmail.fr hotmail.co.uk
  outlook.com outlook.de outlook.fr live.com live.nl live.be icloud.com yahoo.com yahoo.de yahoo.fr
  yahoo.co.uk proton.me protonmail.com ziggo.nl kpnmail.nl planet.nl telenet.be skynet.be gmx.de
  gmx.net web.de t-online.de freenet.de email.com orange.fr wanadoo.fr btinternet.com seznam.cz
  centrum.cz email.cz
`
  .trim()
  .split(/\s+/);

/** Whether one is the other with a letter too many, missing, wrong, or two exchanged. */
function isOneSlip(one: string, other: string): boolean {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const rest = (text: string, from: number) => text.slice(at + from);
  return (
    rest(one, 1) === rest(other, 1) ||
    rest(one, 1) === rest(other, 0) ||
    rest(one, 0) === rest(other, 1) ||
    (one[at] === other[at + 1] && one[at + 1] === other[at] && rest(one, 2) === rest(other, 2))
  );
}

const land = /\.\w\w$/;

/** `outlook.be` and `outlook.de`: both may be. */
function isOfAnotherLand(one: string, other: string): boolean {
  return land.test(one) && land.test(other) && one.replace(land, '') === other.replace(land, '');
}

/** The address that was meant, if its domain is a slip away from one that many have; null for all others. */
export function meantEmail(typed: string): string | null {
  const at = typed.lastIndexOf('@');
  const domain = typed
    .slice(at + 1)
    .trim()
    .toLowerCase();
  if (at < 1 || domain === '' || domains.includes(domain)) return null;
  const meant = domains.find((known) => isOneSlip(domain, known) && !isOfAnotherLand(domain, known));
  return meant ? `${typed.slice(0, at).trim()}@${meant}` : null;
}
