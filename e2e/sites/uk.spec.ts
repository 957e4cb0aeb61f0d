import { speakAs } from './speak-as';

speakAs('uk');
const { buyAndGiveBack, joinTheShop } = await import('./walk');
buyAndGiveBack();
joinTheShop();
