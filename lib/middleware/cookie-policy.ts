/** What a cookie is called in an address, without accents. */
const cookies: readonly string[] = ['cookie', 'cookies', 'cerez', 'cerezler'];
/** Words that stand beside it in addresses of its policy, in the languages of the shop, without accents. */
const beside: ReadonlySet<string> = new Set(
  [
    'policy policies notice statement declaration settings',
    'beleid verklaring instellingen voorkeuren',
    'richtlinie richtlinien hinweis hinweise erklarung erklaerung einstellungen',
    'politique gestion parametres charte relative aux en matiere de des les',
    'zasady pouzivani souboru soubory nastaveni informace o',
    'politikasi ayarlari bildirimi kullanimi aydinlatma metni',
  ].flatMap((words) => words.split(' ')),
);

/** Small letters without accents; a Turkish ı has none to lose. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i');
}

/** `cookies`, and `cookiebeleid`, whose second half may stand beside it too. */
function namesCookies(word: string): boolean {
  return cookies.some(
    (name) => word === name || (word.startsWith(name) && beside.has(word.slice(name.length))),
  );
}

/** Whether an address is named for the cookie policy (§2): `/cookies-policy`, `/policy/politique-de-cookies`. */
export function isCookiePolicy(path: string): boolean {
  const [, name = ''] = /^\/(?:policy\/)?([^/]+)$/.exec(plain(path)) ?? [];
  const words = name.split('-');
  return words.some(namesCookies) && words.every((word) => namesCookies(word) || beside.has(word));
}
