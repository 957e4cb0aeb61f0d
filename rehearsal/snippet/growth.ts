import type { Growth } from '../growth.ts';

export const snippet: Growth = {
  folder: 'snippet',
  title: 'a kind of snippet: quote',
  declaration: [
    {
      file: 'api/contract/snippets.ts',
      before: "  'dynamic-info',\n  'withdrawal-form',\n",
      after: "  'dynamic-info',\n  'quote',\n  'withdrawal-form',\n",
    },
  ],
  edits: [
    {
      file: 'api/contract/snippets.ts',
      before: '  /** The two steps of withdrawing',
      after:
        '  quote: object({ text: string().required(), author: string().required() }),\n  /** The two steps of withdrawing',
    },
    {
      file: 'lib/content/to-content-page.ts',
      before: "  'dynamic-info': false,\n",
      after: "  'dynamic-info': false,\n  quote: false,\n",
    },
    {
      file: 'lib/content/slot-room.ts',
      before: "    case 'withdrawal-form':\n",
      after: `    case 'quote':
      return sum(air, lines(slot.context.text.length));
    case 'withdrawal-form':
`,
    },
    {
      file: 'components/content/render-snippet.tsx',
      before: "import { Spotlight } from './snippets/spotlight';\n",
      after: "import { Quote } from './snippets/quote';\nimport { Spotlight } from './snippets/spotlight';\n",
    },
    {
      file: 'components/content/render-snippet.tsx',
      before: "    case 'withdrawal-form':\n",
      after: `    case 'quote':
      return Quote({ ...props, context: slot.context });
    case 'withdrawal-form':
`,
    },
  ],
};
