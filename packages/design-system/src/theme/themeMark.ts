/** The variable in which a theme's stylesheet says whose it is: `--lw-theme:nord`. */
export const themeMark = '--lw-theme';
