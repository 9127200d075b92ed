//! Reads Boss boards.

use horda_content::TomlTable;

use crate::boss::{BossKind, BossSide, SOX};
use crate::card::Speed;
use crate::cells::Cells;
use crate::grid_reader::{Drawing, read_grid};

/// Signs of a Boss's grid.
const SIGNS: &str = "#as*bxo";

/// Both sides of a Boss: black, then red.
pub(crate) fn read_boss(table: &TomlTable<'_>) -> Option<(BossKind, [BossSide; 2])> {
    let kind = table.choice("id", &BossKind::WORDS);
    let [black, red] = ["black", "red"].map(|side| {
        let own = table.required_table(side)?;
        kind.and_then(|kind| own.finished(|own| read_side(own, kind)))
    });
    Some((kind?, [black?, red?]))
}

/// One side of a Boss.
pub(crate) fn read_side(table: &TomlTable<'_>, kind: BossKind) -> Option<BossSide> {
    if kind == BossKind::DeadSox {
        let member = |name: &str| {
            let own = table.required_table(name)?;
            Some(own.finished(|own| read_grid(own, SIGNS))?.0)
        };
        let members: Option<Vec<_>> = SOX.iter().map(|name| member(name)).collect();
        return Some(BossSide { members: members?, ..BossSide::default() });
    }
    let (grid, drawing) = read_grid(table, SIGNS)?;
    let mut side = BossSide {
        crossed: drawing.squares("x"),
        cores: drawing.squares("o"),
        members: vec![grid],
        ..BossSide::default()
    };
    match kind {
        BossKind::ZombiePyramid => check_pyramid(table, &side),
        BossKind::Elephombie => check_cores(table, &side),
        BossKind::Screamer => read_screamer(table, &mut side),
        BossKind::Mutation => read_lines(table, &mut side),
        BossKind::SuperAbomination | BossKind::DeadSox => {}
    }
    check_signs(table, kind, &side);
    Some(side)
}

/// Signs that mean something on one Boss only.
fn check_signs(table: &TomlTable<'_>, kind: BossKind, side: &BossSide) {
    let signs = [
        (BossKind::ZombiePyramid, side.crossed, "x", "only the Zombie Pyramid begins crossed"),
        (BossKind::Elephombie, side.cores, "o", "only the Elephombie has cores"),
    ];
    for (own, cells, sign, hint) in signs {
        if kind != own && !cells.is_empty() {
            table.problem(Some("grid"), format!("{sign} has no meaning here"), Some(hint.into()));
        }
    }
}

fn check_pyramid(table: &TomlTable<'_>, side: &BossSide) {
    if side.crossed.count() != 1 {
        let what =
            "the Zombie Pyramid cannot be killed without exactly one crossed cell to begin at";
        table.problem(Some("grid"), what, Some("draw one cell as x (GU-PYR-02)".into()));
    }
}

fn check_cores(table: &TomlTable<'_>, side: &BossSide) {
    if side.cores.is_empty() {
        let hint = Some("draw its cores as o (GU-ELE-01)".into());
        table.problem(Some("grid"), "the Elephombie has no core", hint);
    }
    for core in side.cores.iter() {
        let ring = BossSide::ring(core);
        if ring.count() < 8 || !ring.lies_in(side.members[0].cells) {
            let what = format!("the core {core} has no eight cells around it");
            table.problem(Some("grid"), what, Some("move it away from the edge".into()));
        }
        if ring.meets(side.cores) {
            let what = format!("the core {core} touches another core");
            table.problem(Some("grid"), what, Some("move them apart".into()));
        }
    }
}

fn read_screamer(table: &TomlTable<'_>, side: &mut BossSide) {
    let mouth = Drawing::read(table, "mouth", "#m");
    side.mouth = mouth.map_or(Cells::NONE, |drawing| drawing.squares("m"));
    if side.mouth.is_empty() || !side.mouth.lies_in(side.members[0].cells) {
        let hint = Some("draw its cells as m, over the grid (GU-SCR-01)".into());
        table.problem(Some("mouth"), "the mouth must lie on cells of the grid", hint);
    }
    side.track = table.choices("track", &Speed::WORDS);
}

fn read_lines(table: &TomlTable<'_>, side: &mut BossSide) {
    let Some(regions) = Drawing::read(table, "regions", "123456789") else { return };
    if regions.squares("123456789") != side.members[0].cells {
        let hint = Some("give every cell of the grid the number of its region".into());
        table.problem(Some("regions"), "the regions must cover the grid exactly", hint);
    }
    side.line_east = regions.borders(Cells::east);
    side.line_south = regions.borders(Cells::south);
    if side.line_east.or(side.line_south).is_empty() {
        let hint = Some("two regions have a dotted line between them (GU-MUT-01)".into());
        table.problem(Some("regions"), "the Mutation has no dotted line", hint);
    }
}
