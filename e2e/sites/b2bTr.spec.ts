import { speakAs } from './speak-as';

speakAs('b2bTr');
const { walkTheSite } = await import('./walk');
walkTheSite();
