// The measures of a board that is drawn flat.

export const FIELD = 40
export const EDGE = 18 // for the names of rows and columns
