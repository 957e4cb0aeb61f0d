import { apiTexts } from '../../../messages/api.ts';
import type { Language, SiteCode } from '../../contract/sites.ts';
import type { IntegrationType } from './port.ts';
import { pageChoices } from './sandbox-page.ts';

/** Opens Klarna's widget in the sandbox; means nothing anywhere else. */
export const sandboxClientToken = 'sandbox';

/** A browser asks for a script in the language of its owner, not of the page: the address names the page's. */
export function sandboxScriptPath(site: SiteCode, provider: IntegrationType, language: Language): string {
  return `/api/${site}/sandbox-script/${provider}?language=${language}`;
}

/**
 * Asks in a window of the provider how the payment ends; `end` hears it as the last word of a token (`magicTokens`), and
 * nothing for a window that was closed.
 */
const window = `
function ask(title, end) {
  const box = document.createElement('dialog');
  box.setAttribute('aria-label', title);
  box.style.cssText = 'max-width:24rem;width:90%;margin:auto;border:2px solid #c98b2b;border-radius:8px;padding:1.25rem;background:#fff;color:#1e1b18';
  const line = (name, text) => {
    const element = document.createElement(name);
    element.textContent = text;
    element.style.cssText = 'display:block;margin:0 0 .75rem';
    box.append(element);
    return element;
  };
  line('h2', title).style.fontWeight = '600';
  line('p', texts.notice);
  line('p', texts.question);
  let word = 'cancel';
  for (const choice of choices) {
    const button = line('button', texts[choice]);
    button.type = 'button';
    button.style.cssText += ';width:100%;min-height:44px;border:1px solid #6b635a;border-radius:8px';
    button.onclick = () => {
      word = choice;
      box.close();
    };
  }
  box.onclose = () => {
    box.remove();
    end(word === 'success' ? '' : '.' + word);
  };
  document.body.append(box);
  box.showModal();
}
`;

const widgets = {
  paypal: `
window.paypal = {
  Buttons: ({ createOrder, onApprove, onCancel, onError }) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'PayPal';
    button.style.cssText = 'width:100%;min-height:48px;border:0;border-radius:8px;background:#ffc439;color:#1e1b18;font-weight:700;cursor:pointer';
    button.onclick = async () => {
      try {
        const id = await createOrder();
        ask('PayPal – ' + texts.title, (word) => (word === '.cancel' ? onCancel() : onApprove({ orderID: id + word })));
      } catch (error) {
        onError(error);
      }
    };
    return {
      render: async (container) => container.append(button),
      close: async () => button.remove(),
    };
  },
};
`,
  klarna: `
window.Klarna = {
  Payments: {
    init: () => {},
    load: ({ container }, data, callback) => {
      const text = document.createElement('p');
      text.textContent = 'Klarna – ' + texts.notice;
      container.replaceChildren(text);
      callback({ show_form: true });
    },
    authorize: (options, data, callback) =>
      ask('Klarna – ' + texts.title, (word) =>
        callback(
          word === '.cancel'
            ? { approved: false, show_form: true }
            : { approved: true, show_form: true, authorization_token: crypto.randomUUID() + word },
        ),
      ),
  },
};
`,
} as const;

const isWidget = (name: string): name is keyof typeof widgets => Object.hasOwn(widgets, name);

/** What a provider's own script would be, played: the same functions, and a choice of how the payment ends. */
export function sandboxScript(provider: string, language: Language): string | null {
  if (!isWidget(provider)) return null;
  const { sandboxPage: texts } = apiTexts[language];
  return `(() => {
const texts = ${JSON.stringify(texts)};
const choices = ${JSON.stringify(pageChoices)};
${window}${widgets[provider]}})();
`;
}
