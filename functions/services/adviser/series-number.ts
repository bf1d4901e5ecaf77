/** The source of a regular expression (flags `iu`) for the number of a video in a series, in any of our languages: "Part 3", "épisode 3". */
export const seriesNumber = String.raw`(?<!\p{L})(?:part|pt|parte|partie|[eé]p|[eé]pisode|episodio|cap|cap[ií]tulo)\.? ?#?\d+`
