export { LoadBar, type LoadBarProps } from './LoadBar';
