import { speakAs } from './speak-as';

speakAs('b2bTr');
const { buyAndGiveBack, joinTheShop } = await import('./walk');
buyAndGiveBack();
joinTheShop();
