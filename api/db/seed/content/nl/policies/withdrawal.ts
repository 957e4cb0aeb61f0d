import { type Page, slot } from '../../page.ts';
import { company, mailLink, phoneLink } from '../company.ts';
import { conditions } from '../conditions.ts';

const draft = `mailto:${company.email}?subject=${encodeURIComponent('Overeenkomst herroepen')}&amp;body=${encodeURIComponent(
  'Ik herroep de overeenkomst voor de volgende bestelling.\n\nNaam:\nBestelnummer:\nE-mailadres waarmee is besteld:\nAlles of alleen deze producten:\n',
)}`;

/** Where the withdrawal statement is made (Directive 2011/83/EU art. 11a, since 19 June 2026); not a policy, so not in their list. */
export const withdrawal: Page = {
  site: 'nl',
  language: 'nl',
  alias: 'overeenkomst-herroepen',
  title: 'Overeenkomst hier herroepen',
  description: `Zie binnen ${conditions.returnDays} dagen van uw koop af, ook zonder account. U krijgt direct een bevestiging.`,
  slots: [
    slot('tekst', 'full-width-text', {
      title: 'Overeenkomst hier herroepen',
      body: `<p>Hier ziet u af van een bestelling die u binnen de bedenktijd van ${conditions.returnDays} dagen wilt teruggeven. Een reden hoeft u niet te noemen en een account hebt u niet nodig.</p>
<ol>
<li><strong>Uw verklaring.</strong> <a href="${draft}">Overeenkomst hier herroepen</a> opent een e-mail waarin alleen nog uw naam, uw bestelnummer en uw e-mailadres ontbreken. Schrijf erbij of het om alles of een deel van de bestelling gaat.</li>
<li><strong>Herroeping bevestigen.</strong> Controleer de gegevens en verstuur de e-mail. U krijgt direct een ontvangstbevestiging met de inhoud van uw verklaring en de datum en het tijdstip van ontvangst.</li>
</ol>
<p>Opent er geen e-mailprogramma? Schrijf dan zelf naar ${mailLink(company.email)}, of bel ${phoneLink}.</p>
<p>Wat er daarna gebeurt en welke producten zijn uitgezonderd, leest u in het <a href="/retourbeleid">retourbeleid</a>.</p>`,
    }),
  ],
};
